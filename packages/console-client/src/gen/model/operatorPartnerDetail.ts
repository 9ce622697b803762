/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorPartnerDetailKind } from './operatorPartnerDetailKind.ts';
import type { OperatorPartnerDetailSettings } from './operatorPartnerDetailSettings.ts';

export interface OperatorPartnerDetail {
  /** @maxLength 40 */
  key: string;
  kind: OperatorPartnerDetailKind;
  active: boolean;
  /** How many keys are valid: two during a rotation. */
  keys: number;
  /**
     * Until when the older of two keys is accepted; null with one key, or until it is ended.
     * @nullable
     */
  oldKeyUntil: string | null;
  /** As in the file of docs/partners.md, without the keys. */
  settings: OperatorPartnerDetailSettings;
}
