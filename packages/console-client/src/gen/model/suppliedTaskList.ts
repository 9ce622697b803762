/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SuppliedTask } from './suppliedTask.ts';

export interface SuppliedTaskList {
  /** @maxItems 500 */
  items: SuppliedTask[];
}
