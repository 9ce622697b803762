/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentAddress } from './contentAddress.ts';
import type { EventDraftKind } from './eventDraftKind.ts';
import type { Time } from './time.ts';

export interface EventDraft {
  kind: EventDraftKind;
  /**
     * @minLength 1
     * @maxLength 40
     * @pattern \S
     */
  title: string;
  /**
     * @minLength 1
     * @maxLength 120
     * @pattern \S
     */
  summary: string;
  cover: ContentAddress;
  link: ContentAddress | null;
  startsAt: Time;
  endsAt: Time;
}
