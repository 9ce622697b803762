/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ChannelCode } from './channelCode.ts';
import type { ChannelPagePointsItem } from './channelPagePointsItem.ts';
import type { Time } from './time.ts';

export interface ChannelPage {
  channel: ChannelCode;
  title: string;
  lead: string;
  /** @maxItems 6 */
  points: ChannelPagePointsItem[];
  /**
     * Who sent the visitor here.
     * @nullable
     */
  partner: string | null;
  endsAt: Time | null;
}
