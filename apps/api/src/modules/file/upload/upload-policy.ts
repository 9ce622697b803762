import type { DataOf, QueryOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { FileDeps } from '../file-deps.ts';
import { dayOf } from '../../../platform/calendar.ts';
import { sendClearing } from '../jobs.ts';
import { type FileOwner, folderOf } from '../file-key.ts';
import { v1PolicySignature, v4Fields, v4PolicySignature } from '../storage/oss-signature.ts';
import { addGrant, insertFile } from '../file-store.ts';
import type { StorageAccount } from '../storage/storage-account.ts';
import { storedExtension, uploadRule } from '../storage/upload-rules.ts';

type UploadPolicy = DataOf<'getUploadPolicy'>;
type Form = UploadPolicy['form'];

const POLICY_MS = 10 * 60_000;
/**
 * The uploads that one owner may make in a calendar day. We count when we issue the policy, because OSS doesn't notify
 * us of uploads.
 */
const A_DAY = { files: 200, bytes: 2 * 1024 ** 3 };

/**
 * Issues a policy for uploading one file, of one type and of at most its declared size, to one new key in the caller's
 * own folder within ten minutes. Refuses with FILE_TYPE_REFUSED, FILE_TOO_LARGE and FILES_TOO_MANY.
 */
export async function getUploadPolicy(
  { platform, account, store }: FileDeps,
  owner: FileOwner,
  { module, extension: sent, size }: QueryOf<'getUploadPolicy'>,
): Promise<UploadPolicy> {
  const { cipher, clock, config, database, random } = platform;
  const extension = storedExtension(module, sent);
  const { contentType, maxBytes } = uploadRule(module, extension) ?? refuse('FILE_TYPE_REFUSED');
  if (size > maxBytes) return refuse('FILE_TOO_LARGE');
  const at = clock.now();
  const folder = folderOf(cipher, owner);
  // Count outside the transaction below: a refusal costs one statement, and a counted but unused policy does no harm.
  if (!(await addGrant(database.read, { folder, day: dayOf(at), size }, A_DAY)))
    return refuse('FILES_TOO_MANY');
  const start = `${config.files.prefix}/${module}/${folder}/${at.getTime()}`;
  const key = await database.transaction(async (tx) => {
    // Two policies of the same millisecond may get the same four digits.
    for (;;) {
      const drawn = `${start}${random.digits(4)}.${extension}`;
      const row = { key: drawn, folder, content_type: contentType, bytes: size, granted_at: at };
      if (!(await insertFile(tx, row))) continue;
      await sendClearing(platform, tx, drawn, at);
      return drawn;
    }
  });
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
