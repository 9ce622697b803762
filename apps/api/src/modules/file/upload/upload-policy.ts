import type { DataOf, QueryOf } from '@yayan/contract';
import type { FileDeps } from '../file-deps.ts';
import { sendClearing } from '../jobs.ts';
import type { FileOwner } from '../file-key.ts';
import { v1PolicySignature, v4Fields, v4PolicySignature } from '../storage/oss-signature.ts';
import { insertFile } from '../file-store.ts';
import type { StorageAccount } from '../storage/storage-account.ts';
import { addNewFile } from './new-file.ts';

type UploadPolicy = DataOf<'getUploadPolicy'>;
type Form = UploadPolicy['form'];

const POLICY_MS = 10 * 60_000;
/**
 * Issues a policy for uploading one file, of one type and of at most its declared size, to one new key in the caller's
 * own folder within ten minutes. Refuses with FILE_TYPE_REFUSED, FILE_TOO_LARGE and FILES_TOO_MANY.
 */
export async function getUploadPolicy(
  deps: FileDeps,
  owner: FileOwner,
  wanted: QueryOf<'getUploadPolicy'>,
): Promise<UploadPolicy> {
  const { account, store } = deps;
  const { key, contentType, at } = await addNewFile(deps, owner, wanted, async (tx, file) => {
    if (!(await insertFile(tx, file))) return undefined;
    await sendClearing(deps.platform, tx, file.key, file.granted_at);
    return { key: file.key, contentType: file.content_type, at: file.granted_at };
  });
  const { size } = wanted;
  const expiresAt = new Date(at.getTime() + POLICY_MS);
  return {
    url: store.uploadUrl,
    form: signedForm(account, { key, at, expiresAt, contentType, maxBytes: size }),
    fileUrl: store.addressOf(key),
    maxBytes: size,
    expiresAt: expiresAt.toISOString(),
  };
}

interface Leave {
  key: string;
  at: Date;
  expiresAt: Date;
  contentType: string;
  maxBytes: number;
}

function signedForm(account: StorageAccount, { key, at, expiresAt, contentType, maxBytes }: Leave): Form {
  const kept = {
    success_action_status: '200',
    'x-oss-content-type': contentType,
    'x-oss-forbid-overwrite': 'true',
    // A form may set any field that the policy doesn't name, so without this it could make its object public.
    'x-oss-object-acl': 'private',
    key,
  } as const;
  const versioned = account.signature === 'v4' ? v4Fields(account, at) : {};
  const equals = Object.entries({ ...kept, ...versioned }).map(([name, value]) => ['eq', `$${name}`, value]);
  const conditions = [{ bucket: account.bucket }, ['content-length-range', 1, maxBytes], ...equals];
  const policy = Buffer.from(JSON.stringify({ expiration: expiresAt.toISOString(), conditions })).toString(
    'base64',
  );
  if (account.signature === 'v1')
    return {
      OSSAccessKeyId: account.accessKeyId,
      Signature: v1PolicySignature(account, policy),
      policy,
      ...kept,
    };
  return {
    ...v4Fields(account, at),
    'x-oss-signature': v4PolicySignature(account, at, policy),
    policy,
    ...kept,
  };
}
