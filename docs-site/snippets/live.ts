import { checkIn, createClient, getAccount, sendSmsCode, signInBySms } from '@yayan/api-client';

const client = createClient({ baseUrl: 'http://127.0.0.1:4400/api' });
await sendSmsCode(client, '13800138000');
await signInBySms(client, { mobile: '13800138000', code: '123456' });

// News has no content: ask again for what it changed.
const stop = client.live.on('balance', () => {
  stop();
  void getAccount({ client }).then(({ coins }) => console.log(`${coins} coins now`));
});

// Something changes, here or on another device.
client.live.onState((state) => {
  if (state === 'open') void checkIn({}, { client });
});
