/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

/**
 * Answers are taken from `opensAt` until `closesAt`; after that the group is read-only until it is archived, and writing is `GROUP_NOT_OPEN`.
 */
export interface GroupSchedule {
  opensAt: Time;
  closesAt: Time;
}
