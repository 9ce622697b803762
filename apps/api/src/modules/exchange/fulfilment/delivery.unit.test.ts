import { expect, it } from 'vitest';
import type { Cipher } from '../../../platform/crypto/cipher.ts';
import { openDelivery, sealDelivery } from './delivery.ts';

const cipher: Cipher = {
  seal: (text) => text,
  open: (text) => text,
  blindIndex: (text) => text,
  isOutdated: () => false,
};
const delivery = { channel: 'alipay', account: 'a@example.cn', name: '王晓明' } as const;

it('decrypts deliveries, also those stored before channels were renamed', () => {
  expect(openDelivery(cipher, sealDelivery(cipher, delivery))).toEqual(delivery);
  const { channel: outlet, ...rest } = delivery;
  expect(openDelivery(cipher, JSON.stringify({ outlet, ...rest }))).toEqual(delivery);
  expect(openDelivery(cipher, null)).toEqual({ channel: 'codes' });
});

it('refuses an unknown channel', () => {
  expect(() => openDelivery(cipher, JSON.stringify({ channel: 'cash', account: 'a' }))).toThrow();
});
