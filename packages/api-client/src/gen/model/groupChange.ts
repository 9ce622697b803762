/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupChangeWhat } from './groupChangeWhat.ts';
import type { Id } from './id.ts';
import type { Time } from './time.ts';

/**
 * One change after the opening.
 */
export interface GroupChange {
  id: Id;
  at: Time;
  /** Name of the host in the group. */
  by: string;
  what: GroupChangeWhat;
  /**
     * What it said before.
     * @nullable
     */
  before: string | null;
  /**
     * What it says now.
     * @nullable
     */
  after: string | null;
}
