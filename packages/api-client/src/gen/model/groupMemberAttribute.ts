/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * One attribute of a respondent that hosts can filter answers by.
 */
export interface GroupMemberAttribute {
  key: string;
  label: string;
  value: string;
}
