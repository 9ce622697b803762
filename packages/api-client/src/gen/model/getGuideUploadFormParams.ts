/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type GetGuideUploadFormParams = {
/**
 * Extension of the original file name, in lower case.
 * @maxLength 8
 * @pattern ^[a-z0-9]{1,8}$
 */
extension: string;
/**
 * Size in bytes; larger files are refused.
 * @minimum 1
 * @maximum 524288000
 */
size: number;
};
