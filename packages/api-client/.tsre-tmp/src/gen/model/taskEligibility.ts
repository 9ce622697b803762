/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskObstacle } from './taskObstacle.ts';

export interface TaskEligibility {
  /** Whether this caller may start or go on now. */
  canStart: boolean;
  /** Why not; null when `canStart`. */
  obstacle: TaskObstacle | null;
}
