import type { Carrier } from '@yayan/console-client';
import { carrierLabels } from '@yayan/contract/console-labels';
import { NativeSelect, TextInput } from '@yayan/ui';
import type { ActForm } from '../../shell/act/act-definition.ts';

const carriers = Object.entries(carrierLabels).map(([value, label]) => ({ value, label }));
const isCarrier = (value: string): value is Carrier => Object.hasOwn(carrierLabels, value);

/** A parcel as an operator fills it in: the name is only for a carrier that isn't in the list. */
export interface ShipmentDraft {
  carrier: Carrier | undefined;
  company: string;
  number: string;
}

/** Who carries a parcel, and its number. */
export const ShipmentForm: ActForm<ShipmentDraft> = ({ value, onChange }) => (
  <>
    <NativeSelect
      label="快递公司"
      data={[{ value: '', label: '请选择' }, ...carriers]}
      value={value.carrier ?? ''}
      onChange={({ currentTarget: { value: carrier } }) =>
        onChange({ ...value, carrier: isCarrier(carrier) ? carrier : undefined })
      }
      data-autofocus
    />
    {value.carrier === 'other' ? (
      <TextInput
        label="快递公司名称"
        description="会员会读到，没有查物流的链接"
        maxLength={50}
        value={value.company}
        onChange={(event) => onChange({ ...value, company: event.currentTarget.value })}
      />
    ) : null}
    <TextInput
      label="运单号"
      maxLength={50}
      value={value.number}
      onChange={(event) => onChange({ ...value, number: event.currentTarget.value })}
    />
  </>
);
