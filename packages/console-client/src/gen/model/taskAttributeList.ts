/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskAttribute } from './taskAttribute.ts';

export interface TaskAttributeList {
  /** @maxItems 100 */
  items: TaskAttribute[];
}
