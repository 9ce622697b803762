import { randomBytes, sign, verify } from 'node:crypto';
import type { Answer, SandboxRequest } from '../answer.ts';
import { keyPair } from '../key-pair.ts';

export const MCH_ID = 'sandbox-1900000001';
const SERIAL = 'SANDBOXSERIAL0001';
const PUBLIC_KEY_ID = 'PUB_KEY_ID_SANDBOX';

/** Both sides of WeChat Pay v3's signatures: the merchant's key pair and WeChat Pay's own. */
export interface WechatPaySigning {
  isSignedByMerchant: (ask: SandboxRequest) => boolean;
  signed: (data: object, status?: number) => Answer;
  /** The API's variables about the merchant. */
  environment: Readonly<Record<string, string>>;
}

const lines = (...parts: readonly string[]): Buffer => Buffer.from(parts.map((part) => `${part}\n`).join(''));

/** `base` is the part of the path that replaces the host. */
export function wechatPaySigning(base: string, now: () => number): WechatPaySigning {
  const merchant = keyPair();
  const own = keyPair();

  return {
    signed: (data, status = 200) => {
      const text = JSON.stringify(data);
      const timestamp = String(Math.floor(now() / 1000));
      const nonce = randomBytes(16).toString('hex');
      const signature = sign('RSA-SHA256', lines(timestamp, nonce, text), own.privateKey).toString('base64');
      return {
        text,
        type: 'application/json',
        status,
        headers: {
          'wechatpay-signature': signature,
          'wechatpay-timestamp': timestamp,
          'wechatpay-nonce': nonce,
          'wechatpay-serial': PUBLIC_KEY_ID,
        },
      };
    },
    isSignedByMerchant: ({ method, path, body = '', headers = {} }) => {
      const [scheme, listed = ''] = (headers['authorization'] ?? '').split(' ');
      if (scheme !== 'WECHATPAY2-SHA256-RSA2048') return false;
      const fields = Object.fromEntries(
        listed
          .split(',')
          .map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 2, -1)]),
      );
      const { mchid, serial_no: serial, timestamp = '', nonce_str: nonce = '', signature = '' } = fields;
      if (mchid !== MCH_ID || serial !== SERIAL || Math.abs(now() - Number(timestamp) * 1000) > 300_000)
        return false;
      const message = lines(method, path.slice(base.length), timestamp, nonce, body);
      return verify('RSA-SHA256', message, merchant.publicKey, Buffer.from(signature, 'base64'));
    },
    environment: {
      PAYOUT_WECHAT_MCH_ID: MCH_ID,
      PAYOUT_WECHAT_SERIAL: SERIAL,
      PAYOUT_WECHAT_PRIVATE_KEY: merchant.privateKey,
      PAYOUT_WECHAT_PUBLIC_KEY_ID: PUBLIC_KEY_ID,
      PAYOUT_WECHAT_PUBLIC_KEY: own.publicKey,
    },
  };
}
