/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskReachHinderedItem } from './taskReachHinderedItem.ts';

export interface TaskReach {
  /** How many could start the task today. */
  members: number;
  /**
     * Who could not, by the first cause that holds. Each member counts once.
     * @maxItems 3
     */
  hindered: TaskReachHinderedItem[];
}
