/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Files of the members' site. Every video has captions.
 */
export interface CourseDraftVideo {
  /**
     * @maxLength 100
     * @pattern ^/videos/[\w.-]+$
     */
  source: string;
  /**
     * @maxLength 100
     * @pattern ^/videos/[\w.-]+\.vtt$
     */
  captions: string;
  /**
     * @minimum 1
     * @maximum 7200
     */
  seconds: number;
}
