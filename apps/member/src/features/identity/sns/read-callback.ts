import { SnsType } from '@yayan/api-client';

/** The result with which a third party sent the browser back. */
export type Callback =
  | { kind: 'granted'; code: string; state: string }
  /** The person cancelled at the third party. */
  | { kind: 'declined' }
  /** The third party reported an error, or the address is not a valid callback. */
  | { kind: 'failed' };

/** Error codes that mean that the person declined. */
const declines = new Set(['access_denied', 'user_cancel', 'authorize_cancelled', '21330']);

const isDecline = (params: URLSearchParams): boolean =>
  params.has('usercancel') ||
  ['error', 'error_code', 'errcode'].some((name) => declines.has(params.get(name) ?? ''));

/**
 * Reads the query of a callback page. Alipay calls its code `auth_code`. When the person declines, WeChat sends only
 * the state, Weibo `error=access_denied` or 21330, QQ `usercancel`.
 */
export const readCallback = (type: SnsType, params: URLSearchParams): Callback => {
  const code = params.get(type === SnsType.Alipay ? 'auth_code' : 'code');
  const state = params.get('state');
  if (isDecline(params)) return { kind: 'declined' };
  if (code && state) return { kind: 'granted', code, state };
  if (!code && state && type === SnsType.Wechat && !params.has('error')) return { kind: 'declined' };
  return { kind: 'failed' };
};
