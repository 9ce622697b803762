import type { AddOperatorRequest } from '@yayan/console-client';
import { TextInput } from '@yayan/ui';
import type { ActForm } from '../../shell/act/act-definition.ts';
import { RolesField } from './RolesField.tsx';

type Input = AddOperatorRequest['input'];

/** The name and the roles of a new operator. */
export const AddForm: ActForm<Input> = ({ value, onChange }) => (
  <>
    <TextInput
      label="名字"
      description="登录用，之后不能改。小写字母开头，可以有数字、点和短横，如 lin.yue。"
      maxLength={32}
      autoComplete="off"
      value={value.name}
      onChange={(event) => onChange({ ...value, name: event.currentTarget.value.trim().toLowerCase() })}
      data-autofocus
    />
    <RolesField value={value.roles} onChange={(roles) => onChange({ ...value, roles })} />
  </>
);
