import type { Consignee } from '@yayan/api-client';
import { mobileError } from '@yayan/site';

/** An address being filled in. An empty `mobile` keeps the saved one. */
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
/** The most characters that the server takes. Fields take more, so that a pasted text isn't cut without a word. */
const most = { name: 32, detail: 200 } as const;

/** The fields in the order of the form. */
const addressFields: readonly AddressField[] = ['name', 'mobile', 'regionCode', 'detail'];

/** The form's initial values. */
export const draftOf = (consignee: Consignee | undefined, isFirst: boolean): AddressDraft => ({
  name: consignee?.name ?? '',
  mobile: '',
  regionCode: consignee?.regionCode ?? '',
  detail: consignee?.detail ?? '',
  isDefault: consignee?.isDefault ?? isFirst,
});

/** The part of an unsaved address that the browser stores. The mobile is left out: it is quick to type again. */
export const keptOf = ({ mobile: _mobile, ...draft }: AddressDraft): Partial<AddressDraft> => draft;

/** Reads the stored draft of a new address. */
export const keptDraft = (kept: unknown): Partial<AddressDraft> => {
  if (typeof kept !== 'object' || kept === null) return {};
  const fields = (['name', 'regionCode', 'detail'] as const).flatMap((field) => {
    const value: unknown = Reflect.get(kept, field);
    return typeof value === 'string' ? [[field, value] as const] : [];
  });
  return Object.fromEntries(fields);
};

/** Says as soon as it is so that a text is too long. */
export const tooLong = (field: keyof typeof most, text: string): string | undefined => {
  const over = text.trim().length - most[field];
  return over > 0 ? `最多 ${most[field]} 个字，超出 ${over} 个` : undefined;
};

/** Validates an address, field by field. An existing address needs no mobile. */
export const addressProblems = (draft: AddressDraft, isNew: boolean): AddressProblems => {
  const [longName, longDetail] = [tooLong('name', draft.name), tooLong('detail', draft.detail)];
  const mobile = isNew || draft.mobile !== '' ? mobileError(draft.mobile) : undefined;
  return {
    ...(draft.name.trim() === '' && { name: '请输入收货人姓名' }),
    ...(longName && { name: longName }),
    ...(mobile && { mobile }),
    ...(draft.regionCode === '' && { regionCode: '请选择省 / 市 / 区' }),
    ...(Array.from(draft.detail.trim()).length < shortestDetail && { detail: '详细地址至少 5 个字' }),
    ...(longDetail && { detail: longDetail }),
  };
};

/** Messages for the fields that the server named in ADDRESS_INVALID. */
export const refusedFields = (data: unknown): AddressProblems => {
  const named: unknown = typeof data === 'object' && data !== null && 'fields' in data ? data.fields : [];
  const fields = addressFields.filter((field) => Array.isArray(named) && named.includes(field));
  return Object.fromEntries(fields.map((field) => [field, '请检查这一项']));
};
