// The snippets of packages/api-client/README.md.
import { createClient, listTasks, sendSmsCode, signInBySms } from '@yayan/api-client';

const client = createClient({ baseUrl: 'https://example.com/api' });

await sendSmsCode(client, '13800138000');
const result = await signInBySms(client, { mobile: '13800138000', code: '123456' });
if (result.state === 'unregistered') throw new Error('Register first');

const { items } = await listTasks({ limit: 20 }, { client });
for (const { title, coins } of items) console.log(title, coins);
