import { createClient, isRefusal, placeOrder, signInBySms } from '@yayan/api-client';
import { createMock } from '@yayan/mock';
import { expect, test } from 'vitest';

test('an order that is sold out is refused', async () => {
  const mock = createMock();
  const client = createClient({ baseUrl: 'https://mock.test/api', fetch: mock.fetch });
  await signInBySms(client, { mobile: '13800138000', code: '123456' });

  mock.setScene('sold-out');
  const failure = placeOrder('b3Hs8nQ2wZtV', { quantity: 1 }, { client });

  await expect(failure).rejects.toSatisfy((error) => isRefusal(error, 'STOCK_OUT'));
});
