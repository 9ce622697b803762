import {
  createClient,
  getAccount,
  getAgreement,
  registerMobile,
  sendSmsCode,
  signInBySms,
} from '@yayan/api-client';

const client = createClient({ baseUrl: 'http://127.0.0.1:4450/api' });
const mobile = '13912345678';

await sendSmsCode(client, mobile);
const result = await signInBySms(client, { mobile, code: '123456' });

if (result.state === 'unregistered') {
  // Link to both texts and let the user agree to them: `version` identifies the texts.
  const { version, terms, privacy } = await getAgreement({ client });
  console.log(`Agree to ${terms} and ${privacy}`);
  const { registerTicket } = result;
  await registerMobile(client, { registerTicket, agreementVersion: version, agreed: true });
}

const account = await getAccount({ client });
console.log(`${account.mobile} has ${account.coins} coins`);
