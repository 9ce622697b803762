/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskCard } from './taskCard.ts';
import type { TaskDay } from './taskDay.ts';

export interface TaskCardPage {
  items: TaskCard[];
  /** @nullable */
  nextCursor: string | null;
  today: TaskDay;
}
