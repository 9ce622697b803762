/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface CourseVideo {
  /** Valid for six hours. */
  source: string;
  /**
     * The address of the captions, if they are a file.
     * @nullable
     */
  captions: string | null;
  /**
     * The captions as WebVTT, if they are not a file.
     * @maxLength 60000
     * @nullable
     */
  captionsText: string | null;
  /**
     * A picture that is shown until the video plays.
     * @nullable
     */
  poster: string | null;
}
