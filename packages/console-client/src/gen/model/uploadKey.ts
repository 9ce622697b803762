/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * `<prefix>/<module>/<own folder>/<milliseconds><4 random digits>.<extension>`, as the upload policy gave it. The
 * folder is the caller's own and can't be guessed.
 * @maxLength 96
 * @pattern ^[a-z]{1,16}/[a-z]{1,16}/[a-z0-9]{26}/[0-9]{17}\.[a-z0-9]{1,8}$
 */
export type UploadKey = string;
