import type { PayeeChannel } from '@yayan/contract';

/** Who issues an order: our stock of codes, a payment company, the top-up supplier, or an operator with a parcel. */
export const FULFILMENT_CHANNELS = ['codes', 'alipay', 'wechat', 'mobile', 'consignee'] as const;
export type FulfilmentChannel = (typeof FULFILMENT_CHANNELS)[number];

export const isPayeeChannel = (channel: FulfilmentChannel): channel is PayeeChannel =>
  channel === 'alipay' || channel === 'wechat';

/** Whether an order goes to an account or number, which can turn out wrong. */
export const goesToAccount = (channel: FulfilmentChannel): boolean =>
  isPayeeChannel(channel) || channel === 'mobile';
