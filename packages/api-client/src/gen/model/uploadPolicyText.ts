/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Base64 of the policy: expiry, bucket, key, type and size.
 */
export type UploadPolicyText = string;
