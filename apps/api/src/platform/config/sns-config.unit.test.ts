import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type SnsConfig, snsConfigOf, snsProblems, snsVariables } from './sns-config.ts';

type Values = Parameters<typeof snsConfigOf>[0];

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const bare = (pem: string): string => pem.replaceAll(/-----[A-Z ]+-----|\n/g, '');

const all = {
  WECHAT_APP_ID: 'wx0123456789abcdef',
  WECHAT_APP_SECRET: 's1',
  WECHAT_SERVICE_APP_ID: 'wxfedcba9876543210',
  WECHAT_SERVICE_APP_SECRET: 's5',
  QQ_APP_ID: '101',
  QQ_APP_KEY: 's2',
  WEIBO_APP_KEY: '202',
  WEIBO_APP_SECRET: 's3',
  ALIPAY_APP_ID: '2021',
  ALIPAY_APP_PRIVATE_KEY: privateKey,
  ALIPAY_PUBLIC_KEY: publicKey,
};

const read = (environment: Readonly<Record<string, string>>): Values => {
  const entries = Object.entries(snsVariables).map(([name, { schema }]) => [
    name,
    schema.parse(environment[name]),
  ]);
  return Object.fromEntries(entries) as Values; // Each value has passed its own schema.
};
const config = (environment: Readonly<Record<string, string>>): SnsConfig => snsConfigOf(read(environment));

test('without variables no third party is configured; with all ids, each one has its real address', () => {
  expect(config({})).toMatchObject({
    wechat: undefined,
    wechatInside: undefined,
    qq: undefined,
    weibo: undefined,
    alipay: undefined,
  });
  expect(config(all)).toMatchObject({
    wechatUrls: { openUrl: 'https://open.weixin.qq.com', apiUrl: 'https://api.weixin.qq.com' },
    qq: { url: 'https://graph.qq.com' },
    weibo: { url: 'https://api.weibo.com' },
    alipay: {
      authorizeUrl: 'https://openauth.alipay.com',
      gatewayUrl: 'https://openapi.alipay.com/gateway.do',
    },
  });
  expect(snsProblems(read(all), true)).toEqual([]);
});

test("accepts Alipay's keys as bare base64, as its console shows them", () => {
  const given = { ...all, ALIPAY_APP_PRIVATE_KEY: bare(privateKey), ALIPAY_PUBLIC_KEY: bare(publicKey) };
  expect(config(given).alipay?.privateKey).toContain('-----BEGIN PRIVATE KEY-----');
  expect(() => read({ ...all, ALIPAY_PUBLIC_KEY: 'nonsense' })).toThrow();
});

test('refuses an incomplete set-up and names the missing variable', () => {
  expect(snsProblems(read({ QQ_APP_ID: '101' }), false)).toEqual([
    'QQ_APP_KEY is required when QQ_APP_ID is given: its APP Key',
  ]);
});

describe('production refuses', () => {
  test.each([
    ['WECHAT_OPEN_URL', 'http://127.0.0.1:4300'],
    ['WECHAT_API_URL', 'https://localhost:4300'],
    ['QQ_URL', 'https://10.0.0.3'],
    ['WEIBO_URL', 'http://api.weibo.com'],
    ['ALIPAY_AUTHORIZE_URL', 'https://openauth.alipaydev.com'],
    ['ALIPAY_GATEWAY_URL', 'https://openapi-sandbox.dl.alipaydev.com/gateway.do'],
    ['QQ_URL', 'https://[::1]:4300'],
    ['WEIBO_URL', 'https://sandbox.yayan.example'],
  ])('%s=%s', (name, address) => {
    const values = read({ ...all, [name]: address });
    expect(snsProblems(values, false)).toEqual([]);
    expect(snsProblems(values, true)).toEqual([
      `${name} must not be a sandbox address in production, and must be https`,
    ]);
  });

  test.each(['WECHAT_APP_ID', 'WECHAT_SERVICE_APP_ID', 'QQ_APP_ID', 'WEIBO_APP_KEY', 'ALIPAY_APP_ID'])(
    'a sandbox id in %s',
    (name) => {
      expect(snsProblems(read({ ...all, [name]: 'sandbox-x' }), true)).toEqual([
        `${name} must not be of the sandbox in production`,
      ]);
    },
  );
});
