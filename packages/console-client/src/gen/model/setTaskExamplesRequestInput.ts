/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskExampleInput } from './taskExampleInput.ts';

export type SetTaskExamplesRequestInput = {
  /**
     * For the application to a trial; empty for a task without one.
     * @maxItems 6
     */
  application: TaskExampleInput[];
  /** @maxItems 6 */
  proof: TaskExampleInput[];
};
