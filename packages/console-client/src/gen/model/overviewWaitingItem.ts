/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { WaitingWork } from './waitingWork.ts';

export type OverviewWaitingItem = {
  what: WaitingWork;
  count: number;
  countIsCapped: boolean;
  /**
     * Since when the first one waits.
     * @nullable
     */
  oldestAt: string | null;
  /**
     * Until when the first one was promised; null without a promise.
     * @nullable
     */
  dueAt: string | null;
};
