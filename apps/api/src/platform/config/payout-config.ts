import { z } from 'zod';
import { address, addressOf, expectedAddress, providerProblems, rsaKey, text } from './provider-variables.ts';

/**
 * The providers of cash and top-ups. A provider that isn't configured is undefined. Addresses have no slash at the
 * end.
 */
export interface PayoutConfig {
  readonly alipay:
    | {
        appId: string;
        privateKey: string;
        publicKey: string;
        /** Serial number of the application's certificate, when it signs with certificates. */
        appCertSn: string | undefined;
        rootCertSn: string | undefined;
        gatewayUrl: string;
      }
    | undefined;
  readonly wechat:
    | {
        /** The WeChat application whose sign-in gave the openid. Members sign in with the same application. */
        appId: string;
        mchId: string;
        /** Serial number of the merchant's certificate; its private key follows. */
        serial: string;
        privateKey: string;
        /** WeChat Pay's public key and its id. */
        publicKeyId: string;
        publicKey: string;
        sceneId: string;
        url: string;
      }
    | undefined;
  readonly topup: { url: string; appId: string; secret: string } | undefined;
}

/** The variables of payouts; docs/payout.md says where each value comes from. */
export const payoutVariables = {
  PAYOUT_ALIPAY_APP_ID: { schema: text, expected: 'the APPID of an Alipay application that may transfer' },
  PAYOUT_ALIPAY_PRIVATE_KEY: {
    schema: rsaKey('PRIVATE'),
    expected: 'the RSA private key of that application',
  },
  PAYOUT_ALIPAY_PUBLIC_KEY: {
    schema: rsaKey('PUBLIC'),
    expected: 'the RSA public key that Alipay signs with',
  },
  PAYOUT_ALIPAY_APP_CERT_SN: { schema: text, expected: 'the serial number of the application certificate' },
  PAYOUT_ALIPAY_ROOT_CERT_SN: { schema: text, expected: 'the serial numbers of Alipay’s root certificates' },
  PAYOUT_ALIPAY_GATEWAY_URL: {
    schema: addressOf('https://openapi.alipay.com/gateway.do'),
    expected: expectedAddress,
  },
  PAYOUT_WECHAT_APP_ID: { schema: text, expected: 'the AppID that the merchant number is bound to' },
  PAYOUT_WECHAT_MCH_ID: { schema: text, expected: 'the merchant number (商户号)' },
  PAYOUT_WECHAT_SERIAL: { schema: text, expected: 'the serial number of the merchant certificate' },
  PAYOUT_WECHAT_PRIVATE_KEY: {
    schema: rsaKey('PRIVATE'),
    expected: 'the RSA private key of that certificate',
  },
  PAYOUT_WECHAT_PUBLIC_KEY_ID: { schema: text, expected: 'the id of WeChat Pay’s public key' },
  PAYOUT_WECHAT_PUBLIC_KEY: { schema: rsaKey('PUBLIC'), expected: 'WeChat Pay’s RSA public key' },
  PAYOUT_WECHAT_SCENE_ID: {
    schema: z.string().min(1).default('1000'),
    expected: 'a transfer scene (转账场景)',
  },
  PAYOUT_WECHAT_URL: { schema: addressOf('https://api.mch.weixin.qq.com'), expected: expectedAddress },
  TOPUP_URL: { schema: address.optional(), expected: expectedAddress },
  TOPUP_APP_ID: { schema: text, expected: 'what the top-up supplier knows this product by' },
  TOPUP_SECRET: { schema: z.string().min(16).optional(), expected: '16 characters or more' },
} satisfies Record<string, { schema: z.ZodType; expected: string }>;

type Values = { [N in keyof typeof payoutVariables]: z.output<(typeof payoutVariables)[N]['schema']> };

const together = [
  ['PAYOUT_ALIPAY_APP_ID', 'PAYOUT_ALIPAY_PRIVATE_KEY', 'PAYOUT_ALIPAY_PUBLIC_KEY'],
  ['PAYOUT_ALIPAY_APP_CERT_SN', 'PAYOUT_ALIPAY_ROOT_CERT_SN'],
  [
    'PAYOUT_WECHAT_APP_ID',
    'PAYOUT_WECHAT_MCH_ID',
    'PAYOUT_WECHAT_SERIAL',
    'PAYOUT_WECHAT_PRIVATE_KEY',
    'PAYOUT_WECHAT_PUBLIC_KEY_ID',
    'PAYOUT_WECHAT_PUBLIC_KEY',
  ],
  ['TOPUP_URL', 'TOPUP_APP_ID', 'TOPUP_SECRET'],
] as const;
const addresses = ['PAYOUT_ALIPAY_GATEWAY_URL', 'PAYOUT_WECHAT_URL', 'TOPUP_URL'] as const;
const ids = ['PAYOUT_ALIPAY_APP_ID', 'PAYOUT_WECHAT_APP_ID', 'PAYOUT_WECHAT_MCH_ID', 'TOPUP_APP_ID'] as const;

/** Returns one line for each missing value; in production also one for each sandbox value. Empty when all are fine. */
export function payoutProblems(values: Values, production: boolean): string[] {
  return providerProblems(values, payoutVariables, { together, addresses, ids }, production);
}

/** Returns the configured providers. Call it only when `payoutProblems` returned none. */
export function payoutConfigOf(values: Values): PayoutConfig {
  return { alipay: alipayOf(values), wechat: wechatOf(values), topup: topupOf(values) };
}

function alipayOf(values: Values): PayoutConfig['alipay'] {
  const { PAYOUT_ALIPAY_APP_ID: appId, PAYOUT_ALIPAY_PRIVATE_KEY: privateKey } = values;
  const { PAYOUT_ALIPAY_PUBLIC_KEY: publicKey, PAYOUT_ALIPAY_GATEWAY_URL: gatewayUrl } = values;
  if (!appId || !privateKey || !publicKey) return undefined;
  const serials = {
    appCertSn: values.PAYOUT_ALIPAY_APP_CERT_SN,
    rootCertSn: values.PAYOUT_ALIPAY_ROOT_CERT_SN,
  };
  return { appId, privateKey, publicKey, ...serials, gatewayUrl };
}

function wechatOf(values: Values): PayoutConfig['wechat'] {
  const { PAYOUT_WECHAT_APP_ID: appId, PAYOUT_WECHAT_MCH_ID: mchId, PAYOUT_WECHAT_SERIAL: serial } = values;
  const { PAYOUT_WECHAT_PRIVATE_KEY: privateKey, PAYOUT_WECHAT_PUBLIC_KEY_ID: publicKeyId } = values;
  const { PAYOUT_WECHAT_PUBLIC_KEY: publicKey, PAYOUT_WECHAT_SCENE_ID: sceneId } = values;
  if (!appId || !mchId || !serial || !privateKey || !publicKeyId || !publicKey) return undefined;
  const keys = { serial, privateKey, publicKeyId, publicKey };
  return { appId, mchId, ...keys, sceneId, url: values.PAYOUT_WECHAT_URL };
}

function topupOf({
  TOPUP_URL: url,
  TOPUP_APP_ID: appId,
  TOPUP_SECRET: secret,
}: Values): PayoutConfig['topup'] {
  return url && appId && secret ? { url, appId, secret } : undefined;
}
