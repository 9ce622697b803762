import { createPrivateKey, createPublicKey } from 'node:crypto';
import { z } from 'zod';

/** An application at WeChat. */
export interface WechatApp {
  appId: string;
  secret: string;
}

/** What each third party knows this product by; undefined where it is not set up. Base addresses end without a slash. */
export interface SnsConfig {
  readonly wechat: WechatApp | undefined;
  /** The service account (服务号) for pages that are open inside WeChat. */
  readonly wechatInside: WechatApp | undefined;
  readonly wechatUrls: { openUrl: string; apiUrl: string };
  readonly qq: { appId: string; secret: string; url: string } | undefined;
  readonly weibo: { appId: string; secret: string; url: string } | undefined;
  readonly alipay:
    | { appId: string; privateKey: string; publicKey: string; authorizeUrl: string; gatewayUrl: string }
    | undefined;
}

const text = z.string().min(1).optional();
const address = (real: string) =>
  z
    .url({ protocol: /^https?$/ })
    .default(real)
    .transform((url) => url.replace(/\/$/, ''));
const expectedAddress = 'an http(s) address';

/** A key in PEM, or the bare base64 that Alipay's tool and console show; undefined when it is neither. */
const pemOf = (kind: 'PRIVATE' | 'PUBLIC', given: string): string | undefined => {
  const body = given.replaceAll('\\n', '\n').trim();
  const armoured = body.startsWith('-----')
    ? [body]
    : ['', 'RSA '].map(
        (prefix) => `-----BEGIN ${prefix}${kind} KEY-----\n${body}\n-----END ${prefix}${kind} KEY-----`,
      );
  const read = kind === 'PRIVATE' ? createPrivateKey : createPublicKey;
  return armoured.find((pem) => {
    try {
      return read(pem).asymmetricKeyType === 'rsa';
    } catch {
      return false;
    }
  });
};
export const rsaKey = (kind: 'PRIVATE' | 'PUBLIC') =>
  z
    .string()
    .refine((given) => pemOf(kind, given) !== undefined)
    .transform((given) => pemOf(kind, given) ?? given)
    .optional();

/** The variables of third-party login; docs/third-party-login.md says where each value comes from. */
export const snsVariables = {
  WECHAT_APP_ID: { schema: text, expected: 'the AppID of a WeChat website application' },
  WECHAT_APP_SECRET: { schema: text, expected: 'its AppSecret' },
  WECHAT_SERVICE_APP_ID: { schema: text, expected: 'the AppID of a WeChat service account (服务号)' },
  WECHAT_SERVICE_APP_SECRET: { schema: text, expected: 'its AppSecret' },
  WECHAT_OPEN_URL: { schema: address('https://open.weixin.qq.com'), expected: expectedAddress },
  WECHAT_API_URL: { schema: address('https://api.weixin.qq.com'), expected: expectedAddress },
  QQ_APP_ID: { schema: text, expected: 'the APP ID of a QQ website application' },
  QQ_APP_KEY: { schema: text, expected: 'its APP Key' },
  QQ_URL: { schema: address('https://graph.qq.com'), expected: expectedAddress },
  WEIBO_APP_KEY: { schema: text, expected: 'the App Key of a Weibo website application' },
  WEIBO_APP_SECRET: { schema: text, expected: 'its App Secret' },
  WEIBO_URL: { schema: address('https://api.weibo.com'), expected: expectedAddress },
  ALIPAY_APP_ID: { schema: text, expected: 'the APPID of an Alipay application' },
  ALIPAY_APP_PRIVATE_KEY: { schema: rsaKey('PRIVATE'), expected: 'the RSA private key of the application' },
  ALIPAY_PUBLIC_KEY: { schema: rsaKey('PUBLIC'), expected: 'the RSA public key that Alipay signs with' },
  ALIPAY_AUTHORIZE_URL: { schema: address('https://openauth.alipay.com'), expected: expectedAddress },
  ALIPAY_GATEWAY_URL: { schema: address('https://openapi.alipay.com/gateway.do'), expected: expectedAddress },
} satisfies Record<string, { schema: z.ZodType; expected: string }>;

type Values = { [N in keyof typeof snsVariables]: z.output<(typeof snsVariables)[N]['schema']> };

const together = [
  ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'],
  ['WECHAT_SERVICE_APP_ID', 'WECHAT_SERVICE_APP_SECRET'],
  ['QQ_APP_ID', 'QQ_APP_KEY'],
  ['WEIBO_APP_KEY', 'WEIBO_APP_SECRET'],
  ['ALIPAY_APP_ID', 'ALIPAY_APP_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'],
] as const;
const addresses = [
  'WECHAT_OPEN_URL',
  'WECHAT_API_URL',
  'QQ_URL',
  'WEIBO_URL',
  'ALIPAY_AUTHORIZE_URL',
  'ALIPAY_GATEWAY_URL',
] as const;
const ids = [
  'WECHAT_APP_ID',
  'WECHAT_SERVICE_APP_ID',
  'QQ_APP_ID',
  'WEIBO_APP_KEY',
  'ALIPAY_APP_ID',
] as const;

/** Where a sandbox may stand: this machine, a private network, or a provider's own test system. */
export const SANDBOX_HOST =
  /^(localhost|.*\.localhost|.*\.local|.*\.internal|\[.*\]|127\..*|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|0\.0\.0\.0|.*sandbox.*|.*\.alipaydev\.com)$/i;

/** Ids that the sandbox provider knows begin so; no real third party gives such a one. */
export const SANDBOX_ID = /^sandbox/i;

/** One line for each value that can't be started with; in production also for each that belongs to a sandbox. */
export function snsProblems(values: Values, production: boolean): string[] {
  const problems = together.flatMap((names) => {
    const given = names.filter((name) => values[name] !== undefined);
    if (given.length === 0) return [];
    return names
      .filter((name) => values[name] === undefined)
      .map((name) => `${name} is required when ${given[0]} is given: ${snsVariables[name].expected}`);
  });
  if (!production) return problems;
  for (const name of addresses) {
    const { protocol, hostname } = new URL(values[name]);
    if (protocol !== 'https:' || SANDBOX_HOST.test(hostname))
      problems.push(`${name} must not be a sandbox address in production, and must be https`);
  }
  for (const name of ids)
    if (SANDBOX_ID.test(values[name] ?? ''))
      problems.push(`${name} must not be of the sandbox in production`);
  return problems;
}

/** The third parties that are set up. */
export function snsConfigOf(values: Values): SnsConfig {
  const { WECHAT_APP_ID, WECHAT_APP_SECRET, WECHAT_SERVICE_APP_ID, WECHAT_SERVICE_APP_SECRET } = values;
  const { QQ_APP_ID, QQ_APP_KEY, WEIBO_APP_KEY, WEIBO_APP_SECRET } = values;
  const { ALIPAY_APP_ID, ALIPAY_APP_PRIVATE_KEY, ALIPAY_PUBLIC_KEY } = values;
  return {
    wechat:
      WECHAT_APP_ID && WECHAT_APP_SECRET ? { appId: WECHAT_APP_ID, secret: WECHAT_APP_SECRET } : undefined,
    wechatInside:
      WECHAT_SERVICE_APP_ID && WECHAT_SERVICE_APP_SECRET
        ? { appId: WECHAT_SERVICE_APP_ID, secret: WECHAT_SERVICE_APP_SECRET }
        : undefined,
    wechatUrls: { openUrl: values.WECHAT_OPEN_URL, apiUrl: values.WECHAT_API_URL },
    qq: QQ_APP_ID && QQ_APP_KEY ? { appId: QQ_APP_ID, secret: QQ_APP_KEY, url: values.QQ_URL } : undefined,
    weibo:
      WEIBO_APP_KEY && WEIBO_APP_SECRET
        ? { appId: WEIBO_APP_KEY, secret: WEIBO_APP_SECRET, url: values.WEIBO_URL }
        : undefined,
    alipay:
      ALIPAY_APP_ID && ALIPAY_APP_PRIVATE_KEY && ALIPAY_PUBLIC_KEY
        ? {
            appId: ALIPAY_APP_ID,
            privateKey: ALIPAY_APP_PRIVATE_KEY,
            publicKey: ALIPAY_PUBLIC_KEY,
            authorizeUrl: values.ALIPAY_AUTHORIZE_URL,
            gatewayUrl: values.ALIPAY_GATEWAY_URL,
          }
        : undefined,
  };
}
