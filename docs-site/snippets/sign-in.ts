import { createClient, getAccount, registerMobile, sendSmsCode, signInBySms } from '@yayan/api-client';

const client = createClient({ baseUrl: 'http://127.0.0.1:4400/api' });
const mobile = '13912345678';

await sendSmsCode(client, mobile);
const result = await signInBySms(client, { mobile, code: '123456' });

if (result.state === 'unregistered') {
  // Show the agreement first; registering means that the person agreed.
  const { registerTicket } = result;
  await registerMobile(client, { registerTicket, agreementVersion: '2026-11-01', agreed: true });
}

const account = await getAccount({ client });
console.log(`${account.mobile} has ${account.coins} coins`);
