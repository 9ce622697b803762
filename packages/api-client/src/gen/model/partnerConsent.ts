/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PartnerConsentTask } from './partnerConsentTask.ts';
import type { Time } from './time.ts';

export interface PartnerConsent {
  /**
     * Who gets the data.
     * @maxLength 100
     */
  recipient: string;
  /** Whether the recipient is another company. */
  thirdParty: boolean;
  /**
     * What they get, over all tasks.
     * @items.maxLength 50
     */
  items: string[];
  /** @items.maxLength 200 */
  purposes: string[];
  /**
     * The tasks at which the member agreed, the newest first; at most 20.
     * @maxItems 20
     */
  tasks: PartnerConsentTask[];
  /**
     * The number of all these tasks.
     * @minimum 1
     */
  taskCount: number;
  agreedAt: Time;
  /** Whether a consent to this recipient is in force. */
  withdrawable: boolean;
}
