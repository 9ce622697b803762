/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { WechatPageConfig } from './wechatPageConfig.ts';

export interface WechatPage {
  /** Null when the page can't be signed now. */
  config: WechatPageConfig | null;
}
