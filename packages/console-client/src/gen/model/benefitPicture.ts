/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * A picture of the member site, a picture that an operator added, or an https address.
 * @maxLength 500
 * @pattern ^(/covers/[A-Za-z0-9_.-]+|/api/files/[a-z]{1,16}/public/[a-z0-9]{26}/[0-9]{17}[.]webp|https://[^\s]+)$
 */
export type BenefitPicture = string;
