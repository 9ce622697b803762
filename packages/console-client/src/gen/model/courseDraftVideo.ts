/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentAddress } from './contentAddress.ts';

export interface CourseDraftVideo {
  /**
     * The key of an uploaded video, or a file of the members' site.
     * @maxLength 100
     * @pattern ^(/videos/[\w.-]+|[a-z]{1,16}/course/[a-z0-9]{26}/[0-9]{17}[.]mp4)$
     */
  source: string;
  /**
     * WebVTT, or a file of the members' site. Null without captions.
     * @minLength 1
     * @maxLength 60000
     * @nullable
     */
  captions: string | null;
  /**
     * @minimum 1
     * @maximum 7200
     */
  seconds: number;
  /** A picture that is shown until the video plays. */
  poster?: ContentAddress | null;
}
