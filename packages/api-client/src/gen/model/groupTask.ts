/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { PublicId } from './publicId.ts';

/**
 * The task behind a group's address.
 */
export interface GroupTask {
  taskId: Id;
  taskHashId: PublicId;
  name: string;
}
