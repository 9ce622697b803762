/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';
import type { UploadForm } from './uploadForm.ts';

export interface UploadPolicy {
  /** Address to send the form to. */
  url: string;
  form: UploadForm;
  /** Address of the uploaded file. Use signFileUrl to read it when it is not public. */
  fileUrl: string;
  /**
     * The size that the caller requested.
     * @minimum 1
     */
  maxBytes: number;
  expiresAt: Time;
}
