/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * `<prefix>/<module>/<milliseconds><4 random digits>.<extension>`, as the upload policy gave it.
 * @maxLength 64
 * @pattern ^[a-z]{1,16}/[a-z]{1,16}/[0-9]{17}\.[a-z0-9]{1,8}$
 */
export type UploadKey = string;
