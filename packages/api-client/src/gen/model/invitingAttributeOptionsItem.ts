/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type InvitingAttributeOptionsItem = {
  value: string;
  label: string;
};
