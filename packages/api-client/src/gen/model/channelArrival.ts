/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ChannelCode } from './channelCode.ts';

export interface ChannelArrival {
  channel: ChannelCode;
}
