/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PublicId } from './publicId.ts';
import type { Time } from './time.ts';

/**
 * One consent, given at the start of a task.
 */
export interface PartnerConsentTask {
  hashId: PublicId;
  /** @maxLength 100 */
  title: string;
  agreedAt: Time;
  withdrawnAt: Time | null;
}
