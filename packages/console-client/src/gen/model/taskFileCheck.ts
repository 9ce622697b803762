/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { FiledTask } from './filedTask.ts';

export interface TaskFileCheck {
  /**
     * @maxItems 100
     * @items.maxLength 500
     */
  faults: string[];
  task: FiledTask | null;
}
