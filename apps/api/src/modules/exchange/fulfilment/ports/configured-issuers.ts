import type { Platform } from '../../../../platform/platform.ts';
import { FULFILMENT_CHANNELS, type FulfilmentChannel } from '../../catalogue/fulfilment-channel.ts';
import { alipayTransfer } from './alipay-transfer.ts';
import { codeStock } from './code-stock.ts';
import type { Issuer } from './issuer.ts';
import { mobileTopup } from './mobile-topup.ts';
import { wechatTransfer } from './wechat-transfer.ts';

/** The issuers by channel. Goods have none: an operator sends them. */
export type Issuers = Readonly<Partial<Record<Exclude<FulfilmentChannel, 'consignee'>, Issuer>>>;

/** Our own stock of codes, and the configured providers. */
export function configuredIssuers(platform: Platform): Issuers {
  const { alipay, wechat, topup } = platform.config.payout;
  const now = (): Date => platform.clock.now();
  return {
    codes: codeStock(platform),
    ...(alipay && { alipay: alipayTransfer(alipay, now) }),
    ...(wechat && { wechat: wechatTransfer(wechat, now) }),
    ...(topup && { mobile: mobileTopup(topup, now) }),
  };
}

/** The channels that work with these issuers: goods always, the others if they have an issuer. */
export const workingChannels = (issuers: Issuers): ReadonlySet<FulfilmentChannel> =>
  new Set(FULFILMENT_CHANNELS.filter((channel) => channel === 'consignee' || issuers[channel] !== undefined));
