import { TextInput } from '@yayan/ui';
import type { ActForm } from '../../shell/act/act-definition.ts';

/** The operator who gets a ticket. */
export const OwnerForm: ActForm<{ owner: string }> = ({ value: { owner }, onChange }) => (
  <TextInput
    label="同事的名字"
    description="登录用的名字，例如 lin.yue。"
    autoCapitalize="none"
    maxLength={32}
    value={owner}
    onChange={(event) => onChange({ owner: event.currentTarget.value.trim() })}
    data-autofocus
  />
);
