/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { UploadContentType } from './uploadContentType.ts';
import type { UploadKey } from './uploadKey.ts';
import type { UploadPolicyText } from './uploadPolicyText.ts';

/**
 * For buckets older than V4.
 */
export interface UploadFormV1 {
  OSSAccessKeyId: string;
  Signature: string;
  policy: UploadPolicyText;
  success_action_status: '200';
  'x-oss-content-type': UploadContentType;
  'x-oss-forbid-overwrite': 'true';
  'x-oss-object-acl': 'private';
  key: UploadKey;
}
