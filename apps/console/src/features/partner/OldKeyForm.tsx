import type { ActForm } from '../../shell/act/act-definition.ts';
import { MomentField } from '../../shell/act/MomentField.tsx';

/** Until when the older of two keys is accepted. */
export const OldKeyForm: ActForm<{ oldKeyUntil: string }> = ({ value, onChange }) => (
  <MomentField
    label="旧密钥有效到"
    value={value.oldKeyUntil}
    onChange={(oldKeyUntil) => onChange({ ...value, oldKeyUntil })}
  />
);
