/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupLife } from './groupLife.ts';
import type { GroupRevision } from './groupRevision.ts';
import type { GuideTopic } from './guideTopic.ts';

/**
 * The whole guide of a group.
 */
export interface Guide {
  revision: GroupRevision;
  life: GroupLife;
  topics: GuideTopic[];
}
