import { checkIn, createClient, getAccount, sendSmsCode, signInBySms } from '@yayan/api-client';

const client = createClient({ baseUrl: 'http://127.0.0.1:4450/api' });
await sendSmsCode(client, '13800138000');
await signInBySms(client, { mobile: '13800138000', code: '123456' });

// Events have no content: load the changed data again.
const stop = client.live.on('balance', () => {
  stop();
  void getAccount({ client }).then(({ coins }) => console.log(`${coins} coins now`));
});

// Changes something. The event also comes after a change on another device.
client.live.onState((state) => {
  if (state === 'open') void checkIn({}, { client });
});
