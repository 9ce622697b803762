/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { WechatPage } from './wechatPage.ts';

export type SignWechatPage200 = Envelope & {
  data: WechatPage;
};
