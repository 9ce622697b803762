/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { UploadKey } from './uploadKey.ts';
import type { UploadPart } from './uploadPart.ts';

export interface UploadInParts {
  key: UploadKey;
  /** Address of the uploaded file. Use signFileUrl to read it. */
  fileUrl: string;
  /**
     * The bytes of the parts that have arrived.
     * @minimum 0
     */
  receivedBytes: number;
  /** Whether all parts have arrived and are one file. */
  isComplete: boolean;
  /**
     * The next missing parts, in their order; none when the upload is complete.
     * @maxItems 8
     */
  parts: UploadPart[];
}
