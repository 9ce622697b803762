/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskBranchesDoubtsItem } from './taskBranchesDoubtsItem.ts';

/**
 * What the answers that conditions can distinguish lead to.
 */
export interface TaskBranches {
  /** @maxItems 100 */
  doubts: TaskBranchesDoubtsItem[];
  /**
     * Questions whose conditions have too many answers to try them.
     * @maxItems 100
     * @items.maxLength 300
     */
  unchecked: string[];
  /** Whether screening and quotas were tried. */
  screeningChecked: boolean;
}
