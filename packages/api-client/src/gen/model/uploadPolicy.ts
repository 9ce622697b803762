/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';
import type { UploadForm } from './uploadForm.ts';

export interface UploadPolicy {
  /** Where the form is sent. */
  url: string;
  form: UploadForm;
  /** Where the file is afterwards; read by signFileUrl when it is not public. */
  fileUrl: string;
  /**
     * The size that was asked for.
     * @minimum 1
     */
  maxBytes: number;
  expiresAt: Time;
}
