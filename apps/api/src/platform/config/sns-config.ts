import { z } from 'zod';
import { addressOf, expectedAddress, providerProblems, rsaKey, text } from './provider-variables.ts';

/** A WeChat application: its id and secret. */
export interface WechatApp {
  appId: string;
  secret: string;
}

/**
 * Our credentials at each third party. One that isn't configured is undefined. Base addresses have no slash at the
 * end.
 */
export interface SnsConfig {
  readonly wechat: WechatApp | undefined;
  /** The service account (服务号), for sign-in on pages that are open inside WeChat. */
  readonly wechatInside: WechatApp | undefined;
  readonly wechatUrls: { openUrl: string; apiUrl: string };
  readonly qq: { appId: string; secret: string; url: string } | undefined;
  readonly weibo: { appId: string; secret: string; url: string } | undefined;
  readonly alipay:
    | { appId: string; privateKey: string; publicKey: string; authorizeUrl: string; gatewayUrl: string }
    | undefined;
}

/** The variables of third-party login; docs/third-party-login.md says where each value comes from. */
export const snsVariables = {
  WECHAT_APP_ID: { schema: text, expected: 'the AppID of a WeChat website application' },
  WECHAT_APP_SECRET: { schema: text, expected: 'its AppSecret' },
  WECHAT_SERVICE_APP_ID: { schema: text, expected: 'the AppID of a WeChat service account (服务号)' },
  WECHAT_SERVICE_APP_SECRET: { schema: text, expected: 'its AppSecret' },
  WECHAT_OPEN_URL: { schema: addressOf('https://open.weixin.qq.com'), expected: expectedAddress },
  WECHAT_API_URL: { schema: addressOf('https://api.weixin.qq.com'), expected: expectedAddress },
  QQ_APP_ID: { schema: text, expected: 'the APP ID of a QQ website application' },
  QQ_APP_KEY: { schema: text, expected: 'its APP Key' },
  QQ_URL: { schema: addressOf('https://graph.qq.com'), expected: expectedAddress },
  WEIBO_APP_KEY: { schema: text, expected: 'the App Key of a Weibo website application' },
  WEIBO_APP_SECRET: { schema: text, expected: 'its App Secret' },
  WEIBO_URL: { schema: addressOf('https://api.weibo.com'), expected: expectedAddress },
  ALIPAY_APP_ID: { schema: text, expected: 'the APPID of an Alipay application' },
  ALIPAY_APP_PRIVATE_KEY: { schema: rsaKey('PRIVATE'), expected: 'the RSA private key of the application' },
  ALIPAY_PUBLIC_KEY: { schema: rsaKey('PUBLIC'), expected: 'the RSA public key that Alipay signs with' },
  ALIPAY_AUTHORIZE_URL: { schema: addressOf('https://openauth.alipay.com'), expected: expectedAddress },
  ALIPAY_GATEWAY_URL: {
    schema: addressOf('https://openapi.alipay.com/gateway.do'),
    expected: expectedAddress,
  },
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

/** Returns one line for each missing value; in production also one for each sandbox value. Empty when all are fine. */
export function snsProblems(values: Values, production: boolean): string[] {
  return providerProblems(values, snsVariables, { together, addresses, ids }, production);
}

/** Returns the configured third parties. Call it only when `snsProblems` returned none. */
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
