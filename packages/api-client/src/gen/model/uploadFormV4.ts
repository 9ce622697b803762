/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { UploadContentType } from './uploadContentType.ts';
import type { UploadKey } from './uploadKey.ts';
import type { UploadPolicyText } from './uploadPolicyText.ts';

export interface UploadFormV4 {
  'x-oss-signature-version': 'OSS4-HMAC-SHA256';
  /** `<access key id>/<day>/<region>/oss/aliyun_v4_request` */
  'x-oss-credential': string;
  /** @pattern ^[0-9]{8}T[0-9]{6}Z$ */
  'x-oss-date': string;
  /** @pattern ^[0-9a-f]{64}$ */
  'x-oss-signature': string;
  policy: UploadPolicyText;
  success_action_status: '200';
  'x-oss-content-type': UploadContentType;
  'x-oss-forbid-overwrite': 'true';
  'x-oss-object-acl': 'private';
  key: UploadKey;
}
