/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskReachCause } from './taskReachCause.ts';

export type TaskReachHinderedItem = {
  cause: TaskReachCause;
  /** @minimum 1 */
  members: number;
};
