/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { FiledFault } from './filedFault.ts';
import type { FiledTask } from './filedTask.ts';

export interface TaskFileCheck {
  /** @maxItems 100 */
  faults: FiledFault[];
  task: FiledTask | null;
}
