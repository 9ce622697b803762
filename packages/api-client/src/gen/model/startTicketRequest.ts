/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PublicId } from './publicId.ts';

export interface StartTicketRequest {
  taskHashId: PublicId;
  /** Whether the member agreed to the task's `dataUse` in the mini program. */
  consent?: boolean;
}
