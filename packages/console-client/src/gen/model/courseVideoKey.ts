/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * @maxLength 100
 * @pattern ^[a-z]{1,16}/course/[a-z0-9]{26}/[0-9]{17}[.]mp4$
 */
export type CourseVideoKey = string;
