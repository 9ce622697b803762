/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PublicId } from './publicId.ts';
import type { TaskDataUseVersion } from './taskDataUseVersion.ts';

export interface StartTicketRequest {
  taskHashId: PublicId;
  /** Whether the member agreed to the task's `dataUse` in the mini program. */
  consent?: boolean;
  /** The version of `dataUse` that the member read; a consent without it is to version 1. */
  dataUseVersion?: TaskDataUseVersion;
}
