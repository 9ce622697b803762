/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Nickname } from './nickname.ts';
import type { SharedAttributesChoice } from './sharedAttributesChoice.ts';

export interface GroupProfileUpdate {
  /** Unique inside the group, shown instead of the name; checked by the server like a member's. */
  nickname: Nickname;
  /**
     * Name of a preset (`preset-01` to `preset-12`) or key of a picture uploaded for module `avatar`; without it, the current picture stays.
     * @maxLength 64
     * @pattern ^(preset-(0[1-9]|1[0-2])|[a-z]{1,16}/avatar/[0-9]{17}\.[a-z0-9]{1,8})$
     */
  avatar?: string;
  /** The rules have to be agreed to. */
  rulesAccepted: true;
  /**
     * Version of the consent text that was shown and agreed to.
     * @minimum 1
     * @maximum 10000
     */
  consentVersion: number;
  /** Whether the person agrees to text messages about the group. Without it, the current choice stays. */
  textsAllowed?: boolean;
  sharedAttributes?: SharedAttributesChoice;
}
