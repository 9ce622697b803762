import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { payoutConfigOf, payoutProblems, payoutVariables } from './payout-config.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
type Values = Parameters<typeof payoutConfigOf>[0];

const read = (environment: Readonly<Record<string, string>>): Values => {
  const entries = Object.entries(payoutVariables).map(([name, { schema }]) => [
    name,
    schema.parse(environment[name]),
  ]);
  return Object.fromEntries(entries) as Values; // Each value has passed its own schema.
};
const problems = (env: Record<string, string>, production = true): string[] =>
  payoutProblems(read(env), production);

const alipay = {
  PAYOUT_ALIPAY_APP_ID: '2021000000000001',
  PAYOUT_ALIPAY_PRIVATE_KEY: privateKey,
  PAYOUT_ALIPAY_PUBLIC_KEY: publicKey,
};

test('without variables no provider is configured, and that is no problem', () => {
  expect(problems({})).toEqual([]);
  expect(payoutConfigOf(read({}))).toEqual({ alipay: undefined, wechat: undefined, topup: undefined });
});

test('refuses a provider that is configured incompletely', () => {
  expect(problems({ PAYOUT_ALIPAY_APP_ID: '2021000000000001' })).toHaveLength(2);
  expect(problems({ PAYOUT_WECHAT_MCH_ID: '1900000001' })).toHaveLength(5);
  expect(problems({ ...alipay, PAYOUT_ALIPAY_APP_CERT_SN: 'a' })).toHaveLength(1);
  expect(problems(alipay)).toEqual([]);
  expect(payoutConfigOf(read(alipay)).alipay?.gatewayUrl).toBe('https://openapi.alipay.com/gateway.do');
});

test.each([
  [
    { ...alipay, PAYOUT_ALIPAY_GATEWAY_URL: 'http://127.0.0.1:4300/payout/alipay/gateway.do' },
    'PAYOUT_ALIPAY_GATEWAY_URL',
  ],
  [{ ...alipay, PAYOUT_ALIPAY_APP_ID: 'sandbox-alipay-payout' }, 'PAYOUT_ALIPAY_APP_ID'],
  [{ PAYOUT_WECHAT_URL: 'https://localhost/payout' }, 'PAYOUT_WECHAT_URL'],
  [
    { TOPUP_URL: 'http://topup.example', TOPUP_APP_ID: 'yayan', TOPUP_SECRET: 'a-secret-of-the-supplier' },
    'TOPUP_URL',
  ],
])('production refuses the sandbox and names the variable: %#', (env, name) => {
  expect(problems(env).join('\n')).toContain(`${name} must not be`);
  expect(problems(env, false)).toEqual([]);
});
