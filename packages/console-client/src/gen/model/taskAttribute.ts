/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskAttributeOptionsItem } from './taskAttributeOptionsItem.ts';

export interface TaskAttribute {
  /** @maxLength 40 */
  key: string;
  /** @maxLength 40 */
  label: string;
  /** @maxItems 500 */
  options: TaskAttributeOptionsItem[];
}
