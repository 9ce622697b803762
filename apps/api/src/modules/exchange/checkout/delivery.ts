import { z } from 'zod';
import type { Cipher } from '../../../platform/crypto/cipher.ts';
import { maskEmail } from '../../identity/account/email-address.ts';
import { maskMobile } from '../../identity/account/mobile.ts';

const text = z.string();
const deliverySchema = z.discriminatedUnion('outlet', [
  z.object({ outlet: z.literal('codes') }),
  z.object({ outlet: z.literal('alipay'), account: text, name: text }),
  z.object({ outlet: z.literal('wechat'), appId: text, openId: text, nickname: text }),
  z.object({ outlet: z.literal('mobile'), mobile: text }),
  z.object({ outlet: z.literal('consignee'), name: text, mobile: text, region: text, detail: text }),
]);

/** Where an order goes, in full. */
export type Delivery = z.output<typeof deliverySchema>;

const KEPT_OF_DETAIL = 6;

/** `王*明`, `李*`. */
export function maskName(name: string): string {
  const letters = Array.from(name);
  const last = letters.length > 2 ? letters.at(-1) : '';
  return `${letters[0] ?? ''}${'*'.repeat(Math.max(1, letters.length - 2))}${last ?? ''}`;
}

/** `138****5678` or `wa***@example.com`. */
export const maskAccount = (account: string): string =>
  account.includes('@') ? maskEmail(account) : maskMobile(account);

/** Where an order goes as its member reads it again, masked; null for card codes, which go nowhere. */
export function targetText(delivery: Delivery): string | null {
  switch (delivery.outlet) {
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

/** A delivery as it lies in the database; null for what goes nowhere. */
export const sealDelivery = (cipher: Cipher, delivery: Delivery): string | null =>
  delivery.outlet === 'codes' ? null : cipher.seal(JSON.stringify(delivery));

export const openDelivery = (cipher: Cipher, sealed: string | null): Delivery =>
  sealed === null ? { outlet: 'codes' } : deliverySchema.parse(JSON.parse(cipher.open(sealed)));
