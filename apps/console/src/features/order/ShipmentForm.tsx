import { TextInput } from '@yayan/ui';
import type { ActForm } from '../../shell/act/act-definition.ts';

/** Who carries a parcel, and its number. */
export const ShipmentForm: ActForm<{ company: string; number: string }> = ({ value, onChange }) => (
  <>
    <TextInput
      label="快递公司"
      maxLength={50}
      value={value.company}
      onChange={(event) => onChange({ ...value, company: event.currentTarget.value })}
      data-autofocus
    />
    <TextInput
      label="运单号"
      maxLength={50}
      value={value.number}
      onChange={(event) => onChange({ ...value, number: event.currentTarget.value })}
    />
  </>
);
