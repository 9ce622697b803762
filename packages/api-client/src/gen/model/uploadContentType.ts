/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * The type the file is kept under; the policy names it too.
 */
export type UploadContentType = string;
