/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupRole } from './groupRole.ts';
import type { Id } from './id.ts';

export interface NewInvitations {
  /**
     * One number per line, typed, pasted or read from a file. Blank lines and text after a comma are ignored.
     * @minLength 1
     * @maxLength 200000
     */
  numbers: string;
  role: GroupRole;
  /** A tag that all of them get. */
  tagId: Id | null;
  dryRun: boolean;
  /** Whether people who left the group are invited again. Without it, their lines are faults. */
  again?: boolean;
  /** The host confirms that these people agreed to text messages. People without an account then get a text message; otherwise the host gives them the group's address. */
  byText?: boolean;
}
