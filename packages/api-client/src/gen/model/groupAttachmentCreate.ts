/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { UploadKey } from './uploadKey.ts';

export interface GroupAttachmentCreate {
  /** Key the file was uploaded under (module `group`); registering it again answers the same. */
  key: UploadKey;
  /**
     * Its name as the person knows it. Only they read it again.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  /** Key of a picture of a video's first moments, which the browser drew. Only of a video. */
  posterKey?: UploadKey;
  /**
     * Of a video.
     * @minimum 1
     * @maximum 20000
     */
  width?: number;
  /**
     * Of a video.
     * @minimum 1
     * @maximum 20000
     */
  height?: number;
  /**
     * Of a video or recording.
     * @minimum 0
     * @maximum 86400
     */
  durationSeconds?: number;
}
