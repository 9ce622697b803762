/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { TaskRecommendation } from './taskRecommendation.ts';

export type RecommendTasks200 = Envelope & {
  data: TaskRecommendation;
};
