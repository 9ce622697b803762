/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Address of the picture, null while none was chosen.
 * @nullable
 */
export type Avatar = string | null;
