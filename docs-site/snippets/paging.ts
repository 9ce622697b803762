import { createClient, listPoints, paginate, sendSmsCode, signInBySms } from '@yayan/api-client';

const client = createClient({ baseUrl: 'http://127.0.0.1:4450/api' });
await sendSmsCode(client, '13800138000');
await signInBySms(client, { mobile: '13800138000', code: '123456' });

for await (const { amount, cause } of paginate(listPoints, { limit: 100 }, { client }))
  console.log(`${amount} ${cause.title}`);
