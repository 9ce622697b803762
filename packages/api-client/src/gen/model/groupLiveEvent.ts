/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupLiveKind } from './groupLiveKind.ts';
import type { Id } from './id.ts';
import type { Time } from './time.ts';

/**
 * News of one group over `GET /v1/live`. It carries no content, so that what may be seen is always decided by the
 * reading call. Respondents get it only for what they may see; of a section still locked to them they get
 * `response.created` with `responseId` null, so that the count moves. `response.seen` goes to the author alone.
 */
export interface GroupLiveEvent {
  kind: GroupLiveKind;
  topicId: Id;
  /** null for news of a whole topic. */
  sectionId: Id | null;
  responseId: Id | null;
  followUpId: Id | null;
  at: Time;
}
