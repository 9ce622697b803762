/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskBranchDoubt } from './taskBranchDoubt.ts';

export type TaskBranchesDoubtsItem = {
  kind: TaskBranchDoubt;
  /**
     * The question's title, the rule's reason or the quota's name; may be empty.
     * @maxLength 300
     */
  name: string;
};
