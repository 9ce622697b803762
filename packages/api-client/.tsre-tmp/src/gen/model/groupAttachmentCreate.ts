/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { UploadKey } from './uploadKey.ts';

export interface GroupAttachmentCreate {
  /** Key the file was uploaded under (module `group`); registering it again answers the same. */
  key: UploadKey;
  /**
     * Its name as the person knows it.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
}
