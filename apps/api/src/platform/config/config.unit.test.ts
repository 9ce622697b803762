import { describe, expect, test } from 'vitest';
import { ConfigError, configVariables, readConfig } from './config.ts';

const key = (letter: string): string => Buffer.from(letter.repeat(32)).toString('base64');

const production = {
  NODE_ENV: 'production',
  MEMBER_URL: 'https://www.yayan.example',
  BBS_URL: 'https://bbs.yayan.example',
  DATABASE_URL: 'postgres://yayan:secret@db:5432/yayan',
  CONTACT_MAIL: 'kefu@yayan.example',
  CONTACT_PHONE: '400-000-0000',
  CONTACT_HOURS: '工作日 9:00–18:00',
  COMPANY_NAME: '青芽科技（上海）有限公司',
  ICP_NUMBER: '沪ICP备20260001号',
  SMS_ADAPTER: 'http',
  SMS_URL: 'https://sms.example/send',
  EMAIL_ADAPTER: 'smtp',
  SMTP_URL: 'smtps://yayan:secret@mail.example:465',
  EMAIL_FROM: '芽言 <no-reply@yayan.example>',
  PROOF_BITS: '15',
  FIELD_ENCRYPTION_KEY: '-----BEGIN PRIVATE KEY-----',
  RECEIPT_KEY: '-----BEGIN PRIVATE KEY-----',
  AT_REST_KEY: key('a'),
  TOKEN_KEY: key('b'),
  INDEX_KEY: key('c'),
  ID_CHECK_ADAPTER: 'http',
  ID_CHECK_URL: 'https://id.example/check',
};

test('without variables it configures a development server with the embedded database', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    production: false,
    databaseUrl: undefined,
    host: '127.0.0.1',
    port: 4000,
    sites: {
      member: 'http://127.0.0.1:4100',
      bbs: 'http://127.0.0.1:4200',
      console: 'http://127.0.0.1:4400',
    },
    contact: { mail: 'kefu@yayan.localhost', phone: '000-0000-0000', hours: '本机试用，没有人值守' },
    delivery: { sms: { adapter: 'outbox' }, email: { adapter: 'outbox' }, proofBits: 0 },
  });
  expect(config.dataDir).toMatch(/\/\.data$/);
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
});

test('a complete production environment is accepted', () => {
  expect(readConfig(production)).toMatchObject({
    production: true,
    delivery: { sms: { adapter: 'http' }, email: { adapter: 'smtp' }, proofBits: 15 },
  });
});

test.each([
  ['SANDBOX_SUPPLIER_URL', 'http://127.0.0.1:4300'],
  ['SANDBOX_SUPPLIER_SECRET', 'a secret of the sandbox'],
])('production refuses %s of the sandbox supplier', (name, value) => {
  expect(() => readConfig({ ...production, [name]: value })).toThrow(
    `${name} must not be given in production`,
  );
});

describe('refuses an incomplete group of variables and names the missing one, in every environment', () => {
  test.each([
    [{ SANDBOX_SUPPLIER_URL: 'http://127.0.0.1:4300' }, 'SANDBOX_SUPPLIER_SECRET'],
    [{ SANDBOX_SUPPLIER_SECRET: 'a secret of the sandbox' }, 'SANDBOX_SUPPLIER_URL'],
    [{ ID_CHECK_ADAPTER: 'http' }, 'ID_CHECK_URL'],
  ])('%j', (given, missing) => {
    expect(() => readConfig(given)).toThrow(`${missing} is required when`);
  });
});

describe('refuses a wrong value with the name of its variable and the expected form', () => {
  test.each([
    ['PORT', 'http', 'a port number from 0 to 65535'],
    ['PORT', '70000', 'a port number from 0 to 65535'],
    ['DATABASE_URL', 'mysql://x', 'postgres://user:password@host:port/database'],
    ['NODE_ENV', 'prod', 'development, test or production'],
    ['MEMBER_URL', 'yayan.cn', 'an http(s) address'],
    ['ALLOWED_ORIGINS', 'https://a.cn,b', 'http(s) origins separated by commas'],
    ['LOG_LEVEL', 'loud', 'trace, debug, info'],
    ['AT_REST_KEY', 'c2hvcnQ=', '32 bytes in base64'],
    ['TOKEN_KEY', 'c2hvcnQ=', '32 bytes or more in base64'],
    ['FIELD_ENCRYPTION_KEY', 'x', 'an RSA private key'],
    ['RECEIPT_KEY', 'x', 'an Ed25519 private key'],
    ['CONTACT_MAIL', 'yayan', 'a mail address'],
    ['CONTACT_PHONE', '<b>', 'a phone number'],
    ['COMPANY_NAME', '<b>芽言</b>', 'the full name'],
    ['CONTACT_FORM_URL', 'javascript:x', 'an https address'],
    ['OFFICIAL_ACCOUNT_URL', 'https://weixin.qq.com.example/r/x', 'an address of weixin.qq.com'],
    ['DATABASE_CONNECTIONS', '1', 'a whole number from 2 to 200'],
  ])('%s=%s', (name, value, expected) => {
    const reading = (): unknown => readConfig({ [name]: value });
    expect(reading).toThrow(ConfigError);
    expect(reading).toThrow(`${name} must be ${expected}`);
  });
});

test('names all wrong variables at once and prints no value', () => {
  const reading = (): unknown => readConfig({ PORT: 'x', AT_REST_KEY: 'topsecret', LOG_LEVEL: 'x' });
  expect(reading).toThrow(/PORT[\s\S]*LOG_LEVEL[\s\S]*AT_REST_KEY/);
  expect(reading).not.toThrow('topsecret');
});

/** Variables that only production requires. */
const required = [
  'MEMBER_URL',
  'BBS_URL',
  'FIELD_ENCRYPTION_KEY',
  'RECEIPT_KEY',
  'AT_REST_KEY',
  'TOKEN_KEY',
  'INDEX_KEY',
  'CONTACT_MAIL',
  'CONTACT_PHONE',
  'CONTACT_HOURS',
  'COMPANY_NAME',
  'ICP_NUMBER',
  'SMS_ADAPTER',
  'EMAIL_ADAPTER',
  'PROOF_BITS',
  'ID_CHECK_ADAPTER',
];
/** Variables that may point at a sandbox, each with a sandbox value that production refuses. */
const sandbox: Readonly<Record<string, string>> = {
  CONTACT_MAIL: 'kefu@yayan.localhost',
  COMPANY_NAME: '芽言（示例）科技有限公司',
  ICP_NUMBER: '示例ICP备00000000号',
  TELECOM_LICENCE: '示例ICP证000000号',
  POLICE_NUMBER: '示例公网安备00000000000000号',
  SMS_ADAPTER: 'outbox',
  EMAIL_ADAPTER: 'outbox',
  ID_CHECK_ADAPTER: 'sandbox',
  SANDBOX_SUPPLIER_URL: 'http://127.0.0.1:4300',
  SANDBOX_SUPPLIER_SECRET: 'a secret of the sandbox',
  ...Object.fromEntries(
    [
      'WECHAT_OPEN_URL',
      'WECHAT_API_URL',
      'QQ_URL',
      'WEIBO_URL',
      'ALIPAY_AUTHORIZE_URL',
      'ALIPAY_GATEWAY_URL',
      'PAYOUT_ALIPAY_GATEWAY_URL',
      'PAYOUT_WECHAT_URL',
      'TOPUP_URL',
    ].map((name) => [name, 'http://127.0.0.1:4300']),
  ),
  ...Object.fromEntries(
    [
      'WECHAT_APP_ID',
      'WECHAT_SERVICE_APP_ID',
      'QQ_APP_ID',
      'WEIBO_APP_KEY',
      'ALIPAY_APP_ID',
      'PAYOUT_ALIPAY_APP_ID',
      'PAYOUT_WECHAT_APP_ID',
      'PAYOUT_WECHAT_MCH_ID',
      'TOPUP_APP_ID',
    ].map((name) => [name, 'sandbox-x']),
  ),
};
/** Secrets of third parties. They are useless without an id or address, and that one is checked for the sandbox. */
const beside = [
  'SMS_URL',
  'ALIYUN_ACCESS_KEY_ID',
  'ALIYUN_ACCESS_KEY_SECRET',
  'ALIYUN_SMS_SIGN_NAME',
  'ALIYUN_SMS_TEMPLATE_CODE',
  'ALIYUN_SMS_NOTICE_TEMPLATE_CODE',
  'SMTP_URL',
  'EMAIL_FROM',
  'ID_CHECK_URL',
  'WECHAT_APP_SECRET',
  'WECHAT_SERVICE_APP_SECRET',
  'QQ_APP_KEY',
  'WEIBO_APP_SECRET',
  'ALIPAY_APP_PRIVATE_KEY',
  'ALIPAY_PUBLIC_KEY',
  'PAYOUT_ALIPAY_PRIVATE_KEY',
  'PAYOUT_ALIPAY_PUBLIC_KEY',
  'PAYOUT_ALIPAY_APP_CERT_SN',
  'PAYOUT_ALIPAY_ROOT_CERT_SN',
  'PAYOUT_WECHAT_SERIAL',
  'PAYOUT_WECHAT_PRIVATE_KEY',
  'PAYOUT_WECHAT_PUBLIC_KEY_ID',
  'PAYOUT_WECHAT_PUBLIC_KEY',
  'TOPUP_SECRET',
  'OSS_URL',
  'OSS_BUCKET',
  'OSS_REGION',
  'OSS_ACCESS_KEY_ID',
  'OSS_ACCESS_KEY_SECRET',
];
/** Settings that are neither secrets nor sandbox addresses, and have a safe default. */
const settings = [
  'NODE_ENV',
  'YAYAN_DATA_DIR',
  'DATABASE_URL',
  'DATABASE_CONNECTIONS',
  'HOST',
  'PORT',
  'ALLOWED_ORIGINS',
  'TRUSTED_PROXIES',
  'OPERATOR_NETWORKS',
  'CALLS_A_MINUTE',
  'COINS_PER_YUAN',
  'PASSWORD_HASH_KIB',
  'BROWSE_HOSTS',
  'CONSOLE_URL',
  'LOG_LEVEL',
  'METRICS_TOKEN',
  'RELEASE',
  'CONTACT_FORM_URL',
  'OFFICIAL_ACCOUNT_URL',
  'SMS_A_DAY',
  'ALIYUN_SMS_URL',
  'PAYOUT_WECHAT_SCENE_ID',
  'FILE_PREFIX',
  'FILES_URL',
  'OSS_SIGNATURE',
];

test('every variable is in one of the lists: required, sandbox, secret beside an id, harmless setting', () => {
  const sorted = new Set([...required, ...Object.keys(sandbox), ...beside, ...settings]);
  expect([...sorted].toSorted()).toEqual(configVariables.toSorted());
});

describe('production refuses', () => {
  test.each(required)('to start without %s', (name) => {
    expect(() => readConfig({ ...production, [name]: undefined })).toThrow(
      `${name} is required in production`,
    );
  });

  test.each(Object.entries(sandbox))('the sandbox value of %s: %s', (name, value) => {
    expect(() => readConfig({ ...production, [name]: value })).toThrow(`${name} must not be`);
  });

  test('the local mailbox as a sandbox adapter', () => {
    for (const name of ['SMS_ADAPTER', 'EMAIL_ADAPTER'])
      expect(() => readConfig({ ...production, [name]: 'outbox' })).toThrow(`${name} must not be outbox`);
  });

  test('an SMS supplier without an address', () => {
    expect(() => readConfig({ ...production, SMS_URL: undefined })).toThrow('SMS_URL is required');
  });

  test('Aliyun without its account, and names each missing variable', () => {
    const reading = (): unknown => readConfig({ ...production, SMS_ADAPTER: 'aliyun' });
    for (const name of ['ACCESS_KEY_ID', 'ACCESS_KEY_SECRET', 'SMS_SIGN_NAME', 'SMS_TEMPLATE_CODE'])
      expect(reading).toThrow(`ALIYUN_${name} is required when SMS_ADAPTER is aliyun`);
  });

  test('a mail server without an address or a sender', () => {
    expect(() => readConfig({ ...production, SMTP_URL: undefined })).toThrow('SMTP_URL is required');
    expect(() => readConfig({ ...production, EMAIL_FROM: undefined })).toThrow('EMAIL_FROM is required');
    expect(() => readConfig({ ...production, EMAIL_FROM: 'a@b\nBcc: c@d' })).toThrow('EMAIL_FROM must be');
  });

  test('the sandbox real-name check, and one without an address', () => {
    expect(() => readConfig({ ...production, ID_CHECK_ADAPTER: 'sandbox' })).toThrow(
      'ID_CHECK_ADAPTER must not',
    );
    expect(() => readConfig({ ...production, ID_CHECK_ADAPTER: undefined })).toThrow(
      'ID_CHECK_ADAPTER is required',
    );
    expect(() => readConfig({ ...production, ID_CHECK_URL: undefined })).toThrow('ID_CHECK_URL is required');
  });

  test.each([
    [{ TOKEN_KEY: key('a') }, 'TOKEN_KEY must differ from AT_REST_KEY'],
    [{ TOKEN_KEY: `${key('d')},${key('a')}@2028-11-27` }, 'TOKEN_KEY must differ from AT_REST_KEY'],
    [{ TOKEN_KEY: `${key('d')},${key('c')}@2028-11-27` }, 'INDEX_KEY must differ from TOKEN_KEY'],
    [{ INDEX_KEY: key('a') }, 'INDEX_KEY must differ from AT_REST_KEY'],
    [{ INDEX_KEY: key('b') }, 'INDEX_KEY must differ from TOKEN_KEY'],
    [{ AT_REST_KEY: `${key('d')},${key('c')}` }, 'INDEX_KEY must differ from AT_REST_KEY'],
  ])('one key for two purposes: %#', (given, message) => {
    expect(() => readConfig({ ...production, ...given })).toThrow(message);
  });
});

test('after a rotation the older token key stands behind the current one, with its last day', () => {
  const { keys } = readConfig({ ...production, TOKEN_KEY: `${key('d')},${key('b')}@2028-11-27` });
  expect(keys.token).toBe(key('d'));
  expect(keys.tokenBefore).toEqual([{ key: key('b'), until: new Date('2028-11-27T23:59:59Z') }]);
  for (const wrong of [
    `${key('d')},${key('b')}`,
    `${key('d')}@2028-11-27`,
    `${key('d')},${key('b')}@2028-13-27`,
  ])
    expect(() => readConfig({ ...production, TOKEN_KEY: wrong })).toThrow('TOKEN_KEY must be');
});
