/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentLink } from './contentLink.ts';
import type { EventState } from './eventState.ts';
import type { Id } from './id.ts';
import type { Time } from './time.ts';

export interface EventItem {
  id: Id;
  title: string;
  summary: string;
  cover: string;
  state: EventState;
  startsAt: Time;
  endsAt: Time;
  link: ContentLink | null;
}
