import type { SetOperatorRolesRequest } from '@yayan/console-client';
import type { ActForm } from '../../shell/act/act-definition.ts';
import { RolesField } from './RolesField.tsx';

/** What an operator may do from now on. */
export const RolesForm: ActForm<SetOperatorRolesRequest['input']> = ({ value, onChange }) => (
  <RolesField value={value.roles} onChange={(roles) => onChange({ roles })} />
);
