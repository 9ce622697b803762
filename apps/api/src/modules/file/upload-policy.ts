import type { DataOf, QueryOf } from '@yayan/contract';
import { refuse } from '../../contract/api-fault.ts';
import type { FileParts } from './file-parts.ts';
import { countStored } from './store.ts';
import { type FileOwner, folderOf } from './file-key.ts';
import { v1PolicySignature, v4Fields, v4PolicySignature } from './oss-signature.ts';
import type { StoreAccount } from './store-account.ts';
import { uploadRule } from './upload-rules.ts';

type UploadPolicy = DataOf<'getUploadPolicy'>;
type Form = UploadPolicy['form'];

const POLICY_MS = 10 * 60_000;
const DAY_MS = 24 * 3_600_000;
/** Files that one owner may upload in 24 hours. */
const FILES_A_DAY = 200;

/**
 * Leave to upload one file of one type to one new key in the caller's own folder, within ten minutes. Refuses with
 * FILE_TYPE_REFUSED, FILE_TOO_LARGE and FILES_TOO_MANY. Writes nothing.
 */
export async function getUploadPolicy(
  { platform, account, store }: FileParts,
  owner: FileOwner,
  { module, extension, size }: QueryOf<'getUploadPolicy'>,
): Promise<UploadPolicy> {
  const { cipher, clock, config, database, random } = platform;
  const rule = uploadRule(module, extension) ?? refuse('FILE_TYPE_REFUSED');
  if (size > rule.maxBytes) return refuse('FILE_TOO_LARGE');
  const at = clock.now();
  const folder = folderOf(cipher, owner);
  const since = new Date(at.getTime() - DAY_MS);
  if ((await countStored(database.read, folder, since)) >= FILES_A_DAY) return refuse('FILES_TOO_MANY');
  const key = `${config.files.prefix}/${module}/${folder}/${at.getTime()}${random.digits(4)}.${extension}`;
  const expiresAt = new Date(at.getTime() + POLICY_MS);
  return {
    url: store.uploadUrl,
    form: signedForm(account, { key, at, expiresAt, ...rule }),
    fileUrl: store.addressOf(key),
    maxBytes: rule.maxBytes,
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

function signedForm(account: StoreAccount, { key, at, expiresAt, contentType, maxBytes }: Leave): Form {
  const kept = {
    success_action_status: '200',
    'x-oss-content-type': contentType,
    'x-oss-forbid-overwrite': 'true',
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
