import { TextInput } from '@yayan/ui';
import type { ActForm } from '../../shell/act/act-definition.ts';

/** The member who is to host a group. */
export const HostForm: ActForm<{ memberCode: string }> = ({ value: { memberCode }, onChange }) => (
  <TextInput
    label="新主持人的会员编号"
    maxLength={20}
    value={memberCode}
    onChange={(event) => onChange({ memberCode: event.currentTarget.value })}
    data-autofocus
  />
);
