/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { InvitingAttribute } from './invitingAttribute.ts';

export interface InvitingAttributeList {
  items: InvitingAttribute[];
}
