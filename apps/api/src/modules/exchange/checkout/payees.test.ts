import { afterAll, beforeEach, beforeAll, expect, test, vi } from 'vitest';
import type { ExchangeDeps } from '../deps.ts';
import type { Issuer } from '../fulfilment/ports/issuer.ts';
import { cashBenefit } from '../../../../test/exchange/benefit.ts';
import { refusalOf, startTestExchange, type TestExchange } from '../../../../test/exchange/exchange.ts';

const recordPayee = vi.fn<NonNullable<ExchangeDeps['recordPayee']>>();
let exchange: TestExchange;

beforeAll(async () => {
  const issuer: Issuer = { issue: async ({ number }) => ({ kind: 'paid', receipt: number }) };
  exchange = await startTestExchange({ issuers: { alipay: issuer }, recordPayee });
});
beforeEach(() => void recordPayee.mockReset().mockResolvedValue());
afterAll(() => exchange.stop());

const payee = (account: string) => ({
  channel: 'alipay' as const,
  account: exchange.encrypted(account),
  name: exchange.encrypted('王晓明'),
});

test('each payout account is reported to the invite area in one form, however it is written', async () => {
  const [memberId, benefit] = [await exchange.member(1000), await exchange.benefit(0, cashBenefit)];
  await exchange.order(memberId, benefit, { amount: 100, payee: payee('Xiaoming@example.com') });
  await exchange.order(memberId, benefit, { amount: 100, payee: payee('xiaoming@example.com') });
  expect(recordPayee.mock.calls.map(([, ...told]) => told)).toEqual([
    [memberId, 'alipay:xiaoming@example.com'],
    [memberId, 'alipay:xiaoming@example.com'],
  ]);
});

test('a refused order reports no account', async () => {
  const [memberId, benefit] = [await exchange.member(50), await exchange.benefit(0, cashBenefit)];
  const order = exchange.order(memberId, benefit, { amount: 100, payee: payee('13812345678') });
  expect(await refusalOf(order)).toBe('BALANCE_TOO_LOW');
  expect(recordPayee).not.toHaveBeenCalled();
});
