import type { PayeeChannel } from '@yayan/contract';

/**
 * The issuer of an order: our stock of codes, a payment company, the top-up supplier, or an operator who sends a
 * parcel.
 */
export const FULFILMENT_CHANNELS = ['codes', 'alipay', 'wechat', 'mobile', 'consignee'] as const;
export type FulfilmentChannel = (typeof FULFILMENT_CHANNELS)[number];

export const isPayeeChannel = (channel: FulfilmentChannel): channel is PayeeChannel =>
  channel === 'alipay' || channel === 'wechat';

/** Whether an order goes to an account or number, because the member may have to correct it. */
export const goesToAccount = (channel: FulfilmentChannel): boolean =>
  isPayeeChannel(channel) || channel === 'mobile';
