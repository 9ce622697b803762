// The snippet of packages/auth/README.md.
import { createFieldEncryption, createSession, createTransport, type Tokens } from '@yayan/auth';

const session = createSession();
const transport = createTransport({
  baseUrl: 'https://example.com/api',
  session,
  on: {
    notice: (tone, msg) => console.warn(tone, msg),
    networkError: () => console.warn('网络错误'),
    unauthorised: () => console.warn('Sign in'),
  },
});
const encryptField = createFieldEncryption({ transport });

session.signIn(
  await transport.request<Tokens>({
    url: '/auth/sms/login',
    method: 'POST',
    data: { mobile: await encryptField('13800138000'), code: await encryptField('123456') },
  }),
);
const account = await transport.request({ url: '/v1/users/account', method: 'GET' });
console.log(account);
