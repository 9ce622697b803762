import {
  createClient,
  isRefusal,
  newIdempotencyKey,
  placeOrder,
  revokeOrder,
  sendSmsCode,
  signInBySms,
} from '@yayan/api-client';

const client = createClient({ baseUrl: 'http://127.0.0.1:4450/api' });
await sendSmsCode(client, '13800138000');
await signInBySms(client, { mobile: '13800138000', code: '123456' });

// One key for one intention: trying again with it never orders twice.
const idempotencyKey = newIdempotencyKey();
const order = await placeOrder('b3Hs8nQ2wZtV', { quantity: 1, total: 1000 }, { idempotencyKey, client });
console.log(`ordered ${order.benefit.title}, ${order.balance} coins left`);

try {
  await placeOrder('b3Hs8nQ2wZtV', { quantity: 1 }, { client });
} catch (error) {
  if (!isRefusal(error, 'BALANCE_TOO_LOW')) throw error;
  console.log(error.msg);
}

const revoked = await revokeOrder(order.id, { client });
console.log(`revoked, ${revoked.balance} coins again`);
