import { refuse } from '../../../errors/api-fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Delivery } from '../fulfilment/delivery.ts';
import { destinationOf } from '../orders/operator-actions.ts';

/** Where an order goes, unmasked, in the parts that every channel has. */
export interface OpenDestination {
  channel: Delivery['channel'];
  name: string | null;
  account: string | null;
  address: string | null;
}

function partsOf(delivery: Delivery): Omit<OpenDestination, 'channel'> {
  switch (delivery.channel) {
    case 'codes':
      return { name: null, account: null, address: null };
    case 'alipay':
      return { name: delivery.name, account: delivery.account, address: null };
    case 'wechat':
      return { name: delivery.nickname, account: null, address: null };
    case 'mobile':
      return { name: null, account: delivery.mobile, address: null };
    case 'consignee': {
      const { name, mobile, region, detail } = delivery;
      return { name, account: mobile, address: `${region} ${detail}` };
    }
  }
}

/** The destination of an order, unmasked. Refuses with NOT_FOUND. The caller records who saw it. */
export async function openDestination(platform: Platform, orderId: string): Promise<OpenDestination> {
  const delivery = await destinationOf(platform, orderId);
  return { channel: delivery.channel, ...partsOf(delivery) };
}

/** The label of a parcel: name, mobile and address. Refuses with NOT_FOUND and ORDER_NOT_PARCEL. */
export async function parcelAddressOf(platform: Platform, orderId: string): Promise<string> {
  const { channel, name, account, address } = await openDestination(platform, orderId);
  return channel === 'consignee' ? [name, account, address].join(' ') : refuse('ORDER_NOT_PARCEL');
}
