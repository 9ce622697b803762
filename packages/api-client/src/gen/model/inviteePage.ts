/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Invitee } from './invitee.ts';

export interface InviteePage {
  items: Invitee[];
  /** @nullable */
  nextCursor: string | null;
  /** @minimum 0 */
  total: number;
}
