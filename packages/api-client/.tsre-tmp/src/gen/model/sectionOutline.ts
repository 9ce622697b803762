/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupOpenState } from './groupOpenState.ts';
import type { Id } from './id.ts';
import type { Time } from './time.ts';

/**
 * A section in a respondent's list of topics.
 */
export interface SectionOutline {
  id: Id;
  title: string;
  state: GroupOpenState;
  opensAt: Time;
  closesAt: Time;
  answered: boolean;
  /** @minimum 0 */
  followUpsOwed: number;
}
