import type { BlockNetworkRequest } from '@yayan/console-client';
import { TextInput } from '@yayan/ui';
import type { ActForm } from '../../../shell/act/act-definition.ts';

/** The address of a network. */
export const AddressForm: ActForm<BlockNetworkRequest['input']> = ({ value, onChange }) => (
  <TextInput
    label="IP 地址"
    description="一段写成 203.0.113.8/24，或 IPv6 的 /64、/56、/48。一段比一条线路大时，要另一位同事同意。"
    maxLength={60}
    autoComplete="off"
    spellCheck={false}
    value={value.address}
    onChange={(event) => onChange({ address: event.currentTarget.value })}
    data-autofocus
  />
);
