/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupOpenState } from './groupOpenState.ts';
import type { Id } from './id.ts';

export interface CoverageTopic {
  id: Id;
  title: string;
  state: GroupOpenState;
}
