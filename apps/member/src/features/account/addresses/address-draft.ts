import type { Consignee } from '@yayan/api-client';
import { mobileError } from '@yayan/site';

/** An address as it is filled in. `mobile` is empty while the saved one stays. */
export interface AddressDraft {
  name: string;
  mobile: string;
  regionCode: string;
  detail: string;
  isDefault: boolean;
}

export type AddressField = Exclude<keyof AddressDraft, 'isDefault'>;
export type AddressProblems = Partial<Record<AddressField, string>>;

const shortestDetail = 5;

/** Fields in the order they stand in the form. */
const addressFields: readonly AddressField[] = ['name', 'mobile', 'regionCode', 'detail'];

/** What the form starts with. */
export const draftOf = (consignee: Consignee | undefined, isFirst: boolean): AddressDraft => ({
  name: consignee?.name ?? '',
  mobile: '',
  regionCode: consignee?.regionCode ?? '',
  detail: consignee?.detail ?? '',
  isDefault: consignee?.isDefault ?? isFirst,
});

/** What is missing or wrong, by field; an address that exists keeps its mobile when none is typed. */
export const addressProblems = (draft: AddressDraft, isNew: boolean): AddressProblems => {
  const mobile = isNew || draft.mobile !== '' ? mobileError(draft.mobile) : undefined;
  return {
    ...(draft.name.trim() === '' && { name: '请输入收货人姓名' }),
    ...(mobile && { mobile }),
    ...(draft.regionCode === '' && { regionCode: '请选择省 / 市 / 区' }),
    ...(Array.from(draft.detail.trim()).length < shortestDetail && { detail: '详细地址至少 5 个字' }),
  };
};

/** Fields the server named in ADDRESS_INVALID, with words for beside them. */
export const refusedFields = (data: unknown): AddressProblems => {
  const named: unknown = typeof data === 'object' && data !== null && 'fields' in data ? data.fields : [];
  const fields = addressFields.filter((field) => Array.isArray(named) && named.includes(field));
  return Object.fromEntries(fields.map((field) => [field, '请检查这一项']));
};
