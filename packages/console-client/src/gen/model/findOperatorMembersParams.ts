/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type FindOperatorMembersParams = {
/**
 * A whole mobile number, a member code, or the beginning of a nickname.
 * @minLength 1
 * @maxLength 40
 */
find: string;
};
