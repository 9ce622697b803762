/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface WechatPageConfig {
  /** The AppID of our service account. */
  appId: string;
  /** Seconds since 1970, as signed. */
  timestamp: number;
  /** The random text that was signed. */
  nonceStr: string;
  /** SHA-1 in hexadecimal, as WeChat defines it. */
  signature: string;
}
