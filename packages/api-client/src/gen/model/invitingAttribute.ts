/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { InvitingAttributeOptionsItem } from './invitingAttributeOptionsItem.ts';

export interface InvitingAttribute {
  key: string;
  label: string;
  options: InvitingAttributeOptionsItem[];
}
