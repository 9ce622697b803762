import { randomBytes, sign, verify } from 'node:crypto';
import type { ProviderAnswer } from '../../../../platform/http-client/call-provider.ts';

const lines = (...parts: readonly string[]): Buffer => Buffer.from(parts.map((part) => `${part}\n`).join(''));

/** The Authorization header of WeChat Pay v3, WECHATPAY2-SHA256-RSA2048. `path` includes a query. */
export function authorization(
  { mchId, serial, privateKey }: { mchId: string; serial: string; privateKey: string },
  { method, path, body, at }: { method: string; path: string; body: string; at: Date },
): string {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  const signature = sign('RSA-SHA256', lines(method, path, timestamp, nonce, body), privateKey);
  const fields = { mchid: mchId, nonce_str: nonce, signature: signature.toString('base64'), timestamp };
  const listed = Object.entries({ ...fields, serial_no: serial }).map(
    ([name, value]) => `${name}="${value}"`,
  );
  return `WECHATPAY2-SHA256-RSA2048 ${listed.join(',')}`;
}

/** Whether WeChat Pay signed an answer within the last `freshMs`. */
export function isFromWechat(
  { headers, text }: Pick<ProviderAnswer, 'headers' | 'text'>,
  publicKey: string,
  at: Date,
  freshMs: number,
): boolean {
  const [signature, timestamp, nonce] = ['signature', 'timestamp', 'nonce'].map(
    (name) => headers.get(`wechatpay-${name}`) ?? '',
  );
  if (!signature || !timestamp || !nonce) return false;
  if (!(Math.abs(at.getTime() - Number(timestamp) * 1000) <= freshMs)) return false;
  return verify('RSA-SHA256', lines(timestamp, nonce, text), publicKey, Buffer.from(signature, 'base64'));
}
