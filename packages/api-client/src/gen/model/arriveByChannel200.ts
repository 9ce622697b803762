/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ChannelPage } from './channelPage.ts';
import type { Envelope } from './envelope.ts';

export type ArriveByChannel200 = Envelope & {
  data: ChannelPage;
};
