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
     * Text before the change.
     * @nullable
     */
  before: string | null;
  /**
     * Text after the change.
     * @nullable
     */
  after: string | null;
}
