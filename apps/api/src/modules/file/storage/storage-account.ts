import { createHmac } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';

/** The key pair that signs uploads, and its bucket. */
export interface StorageAccount {
  bucket: string;
  region: string;
  accessKeyId: string;
  accessKeySecret: string;
  signature: 'v4' | 'v1';
}

/** The configured OSS account, or the account of the API's own store, whose secret is derived from the token key. */
export function storageAccount({ config, keys }: Pick<Platform, 'config' | 'keys'>): StorageAccount {
  const { oss, signature } = config.files;
  if (oss) return { ...oss, signature };
  const accessKeySecret = createHmac('sha256', keys.token).update('file store').digest('base64url');
  return { bucket: 'yayan', region: 'local', accessKeyId: 'yayan', accessKeySecret, signature };
}
