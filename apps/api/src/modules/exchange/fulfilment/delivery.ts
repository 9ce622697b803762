import { z } from 'zod';
import type { Cipher } from '../../../platform/crypto/cipher.ts';
import { maskEmail, maskMobile } from '../../identity/module.ts';
import { maskName } from '../../member/module.ts';

const text = z.string();
const deliverySchema = z.discriminatedUnion('channel', [
  z.object({ channel: z.literal('codes') }),
  z.object({ channel: z.literal('alipay'), account: text, name: text }),
  z.object({ channel: z.literal('wechat'), appId: text, openId: text, nickname: text }),
  z.object({ channel: z.literal('mobile'), mobile: text }),
  z.object({ channel: z.literal('consignee'), name: text, mobile: text, region: text, detail: text }),
]);

/** The destination of an order, unmasked. */
export type Delivery = z.output<typeof deliverySchema>;

const KEPT_OF_DETAIL = 6;

/** `138****5678` or `wa***@example.com`. */
export const maskAccount = (account: string): string =>
  account.includes('@') ? maskEmail(account) : maskMobile(account);

/** The destination of an order, masked, for its member. Null for card codes, which have none. */
export function targetText(delivery: Delivery): string | null {
  switch (delivery.channel) {
    case 'codes':
      return null;
    case 'alipay':
      return `支付宝 ${maskAccount(delivery.account)}（${maskName(delivery.name)}）`;
    case 'wechat':
      return `微信零钱（${delivery.nickname}）`;
    case 'mobile':
      return maskMobile(delivery.mobile);
    case 'consignee': {
      const { name, mobile, region, detail } = delivery;
      const shown = Array.from(detail).slice(0, KEPT_OF_DETAIL).join('');
      return `${maskName(name)} ${maskMobile(mobile)} ${region} ${shown}***`;
    }
  }
}

/** A delivery as the database stores it: encrypted; null for card codes. */
export const sealDelivery = (cipher: Cipher, delivery: Delivery): string | null =>
  delivery.channel === 'codes' ? null : cipher.seal(JSON.stringify(delivery));

export const openDelivery = (cipher: Cipher, sealed: string | null): Delivery =>
  sealed === null ? { channel: 'codes' } : storedSchema.parse(JSON.parse(cipher.open(sealed)));

/** Deliveries sealed before migration 0083 call their channel `outlet`. */
const storedSchema = z
  .looseObject({ channel: text.optional(), outlet: text.optional() })
  .transform(({ channel, outlet, ...delivery }) => ({ ...delivery, channel: channel ?? outlet }))
  .pipe(deliverySchema);
