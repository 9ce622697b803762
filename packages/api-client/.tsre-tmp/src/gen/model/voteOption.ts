/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupMedia } from './groupMedia.ts';
import type { Id } from './id.ts';

export interface VoteOption {
  id: Id;
  text: string;
  media: GroupMedia | null;
}
