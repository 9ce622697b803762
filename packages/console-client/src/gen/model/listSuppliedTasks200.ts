/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { SuppliedTaskList } from './suppliedTaskList.ts';

export type ListSuppliedTasks200 = Envelope & {
  data: SuppliedTaskList;
};
