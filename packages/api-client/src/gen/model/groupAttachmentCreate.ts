/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { UploadKey } from './uploadKey.ts';

export interface GroupAttachmentCreate {
  /** Key the file was uploaded under (module `group`); registering it again answers the same. */
  key: UploadKey;
  /**
     * Original file name. Only its owner sees it again.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  /** Only for videos: key of a poster frame that the browser drew. */
  posterKey?: UploadKey;
  /**
     * Width of a video in pixels.
     * @minimum 1
     * @maximum 20000
     */
  width?: number;
  /**
     * Height of a video in pixels.
     * @minimum 1
     * @maximum 20000
     */
  height?: number;
  /**
     * Length of a video or recording.
     * @minimum 0
     * @maximum 86400
     */
  durationSeconds?: number;
}
