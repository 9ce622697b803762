/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupLiveKind } from './groupLiveKind.ts';
import type { Id } from './id.ts';
import type { Time } from './time.ts';

/**
 * An event of one group over `GET /v1/live`. It has no content, so that the reading call always decides what the
 * reader may see. Respondents get events only of sections that they may see. For a section still locked to them they
 * get `response.created` with `responseId` null, so that the count changes. Only the author gets `response.seen`.
 */
export interface GroupLiveEvent {
  kind: GroupLiveKind;
  topicId: Id;
  /** null for an event of a whole topic. */
  sectionId: Id | null;
  responseId: Id | null;
  followUpId: Id | null;
  at: Time;
}
