/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ChannelDraftKind } from './channelDraftKind.ts';
import type { ChannelDraftPoint } from './channelDraftPoint.ts';
import type { ContentMoment } from './contentMoment.ts';

export interface ChannelDraft {
  kind: ChannelDraftKind;
  /**
     * @minLength 2
     * @maxLength 30
     * @pattern \S
     */
  title: string;
  /**
     * @minLength 2
     * @maxLength 120
     * @pattern \S
     */
  lead: string;
  /**
     * @minItems 1
     * @maxItems 6
     */
  points: ChannelDraftPoint[];
  /**
     * @minLength 2
     * @maxLength 30
     * @nullable
     * @pattern \S
     */
  partner: string | null;
  startsAt: ContentMoment | null;
  endsAt: ContentMoment | null;
}
