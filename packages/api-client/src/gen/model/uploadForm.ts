/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { UploadKey } from './uploadKey.ts';

/**
 * Names and case as the store wants them; the client adds `file` as the last field.
 */
export interface UploadForm {
  OSSAccessKeyId: string;
  Signature: string;
  /** Base64 of the policy: expiry, key, type and size. */
  policy: string;
  success_action_status: '200';
  key: UploadKey;
}
