/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorTaskPage } from './operatorTaskPage.ts';

export type ListOperatorTasks200 = Envelope & {
  data: OperatorTaskPage;
};
