/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskExample } from './taskExample.ts';

export interface TaskExamples {
  /** Those of the application to a trial; null for a task without one. */
  application: TaskExample[] | null;
  /** @maxItems 6 */
  proof: TaskExample[];
}
