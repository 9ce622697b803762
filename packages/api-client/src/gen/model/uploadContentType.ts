/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * The type we store the file with; the policy contains it too.
 */
export type UploadContentType = string;
