import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProviderFault } from '../../../../platform/http-client/call-provider.ts';
import { readConfig } from '../../../../platform/config/config.ts';
import { alipayTransfer } from './alipay-transfer.ts';
import { mobileTopup } from './mobile-topup.ts';
import { wechatTransfer } from './wechat-transfer.ts';
import { startTestPayout, type TestPayout } from '../../../../../test/exchange/payout.ts';

let payout: TestPayout;
beforeAll(async () => {
  payout = await startTestPayout();
});
afterAll(() => payout.sandbox.stop());

describe('an answer that its provider did not sign', () => {
  const request = {
    orderId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
    askedBefore: false,
    hasConfirmation: false,
    benefitId: 'b',
    choiceId: 'one',
    quantity: 1,
    fen: 100,
  };
  const config = (): ReturnType<typeof readConfig>['payout'] => readConfig(payout.sandbox.environment).payout;
  const now = (): Date => new Date();

  it.each(['alipay', 'wechat', 'mobile'] as const)('is refused: %s', async (channel) => {
    const { alipay, wechat, topup } = config();
    if (!alipay || !wechat || !topup) throw new Error('The sandbox brings no payout providers');
    const { publicKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const asked = {
      alipay: () =>
        alipayTransfer({ ...alipay, publicKey }, now).issue({
          ...request,
          number: '2026112112000000000191',
          delivery: { channel: 'alipay', account: 'plain@forged.example', name: '王晓明' },
        }),
      wechat: () =>
        wechatTransfer({ ...wechat, publicKey }, now).issue({
          ...request,
          number: '2026112112000000000192',
          delivery: { channel: 'wechat', appId: wechat.appId, openId: 'open-forged', nickname: '晓明' },
        }),
      mobile: () =>
        mobileTopup({ ...topup, secret: 'another-secret-than-theirs' }, now).issue({
          ...request,
          number: '2026112112000000000193',
          delivery: { channel: 'mobile', mobile: '13912349999' },
        }),
    };
    await expect(asked[channel]()).rejects.toThrow(ProviderFault);
  });
});
