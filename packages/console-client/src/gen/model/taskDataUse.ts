/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskDataUseVersion } from './taskDataUseVersion.ts';

/**
 * What is collected, who gets it and for what purpose. PIPL article 23 requires separate consent when a third party gets it.
 */
export interface TaskDataUse {
  /**
     * Who gets the answers.
     * @maxLength 100
     */
  recipient: string;
  /** Whether the recipient is another company. */
  thirdParty: boolean;
  /**
     * What they get.
     * @maxItems 20
     * @items.maxLength 50
     */
  items: string[];
  /** @maxLength 200 */
  purpose: string;
  /** Whether starting must carry `consent` true. */
  consentRequired: boolean;
  /**
     * The recipient's own privacy policy, or null.
     * @maxLength 500
     * @nullable
     */
  policyUrl: string | null;
  version: TaskDataUseVersion;
}
