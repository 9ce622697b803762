import { OrderField } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import { isAddressText } from '../../member/module.ts';
import { isRegionName } from '../../region/module.ts';
import { checkAlipay, checkTopup, isMobile, type Problem, refuseForm } from '../checkout/destination.ts';
import type { Delivery } from '../fulfilment/delivery.ts';

/** The parts of a destination that were mistyped. The others stay. */
export interface CorrectedParts {
  name?: string;
  /** An Alipay account, the mobile to top up, or who receives a parcel. */
  account?: string;
  /** As `regionName` writes it. */
  region?: string;
  detail?: string;
}

type Parcel = Extract<Delivery, { channel: 'consignee' }>;

const clean = (text: string): string => text.normalize('NFC').trim();
const digits = (text: string): string => text.normalize('NFKC').replaceAll(/\s/gu, '');

function checkParcel(parcel: Parcel): Parcel | Problem {
  const { name, mobile, region, detail } = parcel;
  const wrong = (message: string): Problem => ({ field: OrderField.ConsigneeId, message });
  if (!isAddressText(name)) return wrong('请填写收件人');
  if (!isMobile(mobile)) return wrong('手机号应为 11 位数字');
  if (!isRegionName(region)) return wrong('没有这个地区，写成“上海市 徐汇区”这样');
  return isAddressText(detail) ? parcel : wrong('请填写详细地址');
}

function corrected(now: Delivery, parts: CorrectedParts): Delivery | Problem {
  switch (now.channel) {
    case 'alipay':
      return checkAlipay(parts.account ?? now.account, parts.name ?? now.name);
    case 'mobile':
      return checkTopup(digits(parts.account ?? now.mobile));
    case 'consignee':
      return checkParcel({
        channel: 'consignee',
        name: clean(parts.name ?? now.name),
        mobile: parts.account === undefined ? now.mobile : digits(parts.account),
        region: parts.region === undefined ? now.region : clean(parts.region).replaceAll(/\s+/gu, ' '),
        detail: clean(parts.detail ?? now.detail),
      });
    case 'wechat':
    case 'codes':
      // WeChat pays who is bound, and codes go nowhere.
      return refuse('ORDER_MOVE_FORBIDDEN');
  }
}

/** A destination with its mistyped parts corrected, checked as when ordering. Refuses with ORDER_FORM_INVALID and ACT_NOTHING_CHANGES. */
export function correctedDelivery(now: Delivery, parts: CorrectedParts): Delivery {
  const after = corrected(now, parts);
  if ('field' in after) return refuseForm([after]);
  return JSON.stringify(after) === JSON.stringify(now) ? refuse('ACT_NOTHING_CHANGES') : after;
}

const LABELS: Readonly<Record<keyof CorrectedParts, string>> = {
  name: '姓名',
  account: '账号或手机号',
  region: '地区',
  detail: '详细地址',
};

/** Which parts a correction gives, in words. */
export const partNames = (parts: CorrectedParts): string =>
  // The keys of a constant object.
  (Object.keys(LABELS) as (keyof CorrectedParts)[])
    .filter((part) => parts[part] !== undefined)
    .map((part) => LABELS[part])
    .join('、');
