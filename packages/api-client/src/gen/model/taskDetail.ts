/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskActivityKind } from './taskActivityKind.ts';
import type { TaskCard } from './taskCard.ts';
import type { TaskDataUse } from './taskDataUse.ts';
import type { TaskEligibility } from './taskEligibility.ts';
import type { TaskForeignResearch } from './taskForeignResearch.ts';
import type { TaskLimits } from './taskLimits.ts';
import type { TaskOutcome } from './taskOutcome.ts';
import type { TaskOwnResult } from './taskOwnResult.ts';
import type { TaskResumable } from './taskResumable.ts';
import type { TaskStep } from './taskStep.ts';

/**
 * Everything to know before starting, and what this member may do.
 */
export type TaskDetail = TaskCard & ({
  /** @maxLength 2000 */
  description: string;
  /** @maxItems 10 */
  steps: TaskStep[];
  /**
     * What makes an answer count.
     * @maxItems 5
     * @items.maxLength 100
     */
  dos: string[];
  /**
     * What makes it not count.
     * @maxItems 5
     * @items.maxLength 100
     */
  donts: string[];
  /**
     * What happens when a member leaves in the middle.
     * @maxLength 300
     */
  quitting: string;
  /**
     * Sensitive content to warn of before the start; empty when there is none.
     * @maxItems 5
     * @items.maxLength 50
     */
  sensitive: string[];
  dataUse: TaskDataUse;
  /** null for research without a client abroad. */
  foreignResearch: TaskForeignResearch | null;
  /** After the start, with what was promised at the start. null once it has ended, and for tasks that promise no coins of this kind. */
  outcome: TaskOutcome | null;
  limits: TaskLimits;
  eligibility: TaskEligibility;
  /** What can be resumed, or null. */
  participation: TaskResumable | null;
  /** How to do a task that is not a questionnaire; getTaskActivity returns the rest. null for questionnaires. */
  activity: TaskActivityKind | null;
  /** How it ended for this member, or null. */
  ownResult: TaskOwnResult | null;
});
