import { TextInput } from '@yayan/ui';
import type { ActForm } from '../../shell/act/act-definition.ts';

/** The provider's number of a payment. */
export const ReceiptForm: ActForm<{ receipt: string }> = ({ value: { receipt }, onChange }) => (
  <TextInput
    label="渠道流水号"
    description="只有数字、字母和下划线。"
    maxLength={64}
    value={receipt}
    onChange={(event) => onChange({ receipt: event.currentTarget.value.trim() })}
    data-autofocus
  />
);
