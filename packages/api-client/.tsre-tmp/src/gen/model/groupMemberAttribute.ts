/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * One thing known of a respondent that answers can be filtered by.
 */
export interface GroupMemberAttribute {
  key: string;
  label: string;
  value: string;
}
