/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskObstacleKind } from './taskObstacleKind.ts';

/**
 * Why this caller can't start, and where they can fix it.
 */
export interface TaskObstacle {
  kind: TaskObstacleKind;
  /** @maxLength 200 */
  text: string;
  /**
     * Path on the member site, or null when nothing can be done.
     * @maxLength 500
     * @nullable
     */
  fixUrl: string | null;
  /**
     * What the button says.
     * @maxLength 20
     * @nullable
     */
  fixLabel: string | null;
}
