import { createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFieldKey } from '../../../../test/system/test-keys.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';

const CASH = 'bAp1x5kQ8mZc';

let system: TestSystem;
beforeAll(async () => {
  const privateKey = newFieldKey();
  system = await TestSystem.start({
    environment: {
      PAYOUT_ALIPAY_APP_ID: 'sandbox-alipay',
      PAYOUT_ALIPAY_PRIVATE_KEY: privateKey,
      PAYOUT_ALIPAY_PUBLIC_KEY: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }),
    },
  });
});
afterAll(() => system.stop());

test('the invite area gets the account that cash is paid to', async () => {
  const exchanger = await system.signIn('13800000003');
  const payee = {
    channel: 'alipay' as const,
    account: await system.encrypted('13912345678'),
    name: await system.encrypted('王晓穗'),
  };
  const body = { quantity: 1, amount: 1000, payee };
  const asked = { params: { id: CASH }, body, idempotencyKey: system.key() };
  await system.get('placeOrder', asked, exchanger);
  const { id } = await system.get('getAccount', {}, exchanger);
  const traces = await system.platform.database.read
    .selectFrom('invite_traces')
    .select('kind')
    .where('member_id', '=', id)
    .where('kind', '=', 'payee')
    .execute();
  expect(traces).toHaveLength(1);
});
