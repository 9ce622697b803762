/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentAddress } from './contentAddress.ts';
import type { PopupDraftAudience } from './popupDraftAudience.ts';
import type { PopupDraftKind } from './popupDraftKind.ts';
import type { Time } from './time.ts';

export interface PopupDraft {
  kind: PopupDraftKind;
  /**
     * @minLength 1
     * @maxLength 40
     * @pattern \S
     */
  title: string;
  /**
     * @minLength 1
     * @maxLength 300
     * @pattern \S
     */
  body: string;
  image: ContentAddress | null;
  /**
     * @minLength 1
     * @maxLength 12
     * @nullable
     * @pattern \S
     */
  action: string | null;
  link: ContentAddress | null;
  audience: PopupDraftAudience;
  /**
     * @minimum 0
     * @maximum 4
     * @nullable
     */
  level: number | null;
  startsAt: Time;
  endsAt: Time;
}
