import type { PayeeChannel } from '@yayan/contract';

/** Who issues an order: our stock of codes, a payment company, the top-up supplier, or an operator with a parcel. */
export const OUTLETS = ['codes', 'alipay', 'wechat', 'mobile', 'consignee'] as const;
export type Outlet = (typeof OUTLETS)[number];

export const isChannel = (outlet: Outlet): outlet is PayeeChannel =>
  outlet === 'alipay' || outlet === 'wechat';

/** Whether an order goes to an account or number that can turn out wrong. */
export const isToAccount = (outlet: Outlet): boolean => isChannel(outlet) || outlet === 'mobile';
