/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupRole } from './groupRole.ts';
import type { Id } from './id.ts';

export interface NewInvitations {
  /**
     * One number a line, as typed, pasted or read from a file. Blank lines and what follows a comma are left out.
     * @minLength 1
     * @maxLength 200000
     */
  numbers: string;
  role: GroupRole;
  /** A tag that all of them get. */
  tagId: Id | null;
  dryRun: boolean;
  /**
     * The host confirms that these people agreed to text messages. Who has no account is then written to by text message;
     * otherwise the host gives them the group's address.
     */
  byText?: boolean;
}
