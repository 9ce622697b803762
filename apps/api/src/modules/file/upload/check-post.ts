import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { v1PolicySignature, v4PolicySignature } from '../storage/oss-signature.ts';
import { PostRefusal } from './post-refusal.ts';
import type { StorageAccount } from '../storage/storage-account.ts';

/** The upload that a verified form permits. */
export interface PermittedUpload {
  key: string;
  contentType: string;
  minBytes: number;
  maxBytes: number;
  /** The HTTP status of a success. */
  status: 200 | 204;
}

const conditionSchema = z.union([
  z.tuple([z.literal('content-length-range'), z.int().min(0), z.int().min(0)]),
  z.tuple([z.literal('eq'), z.string().startsWith('$'), z.string()]),
  z.record(z.string(), z.string()),
]);
const policySchema = z.object({ expiration: z.iso.datetime(), conditions: z.array(conditionSchema).min(1) });

/** The fields that our policies always name. */
const NAMED = [
  'key',
  'x-oss-content-type',
  'success_action_status',
  'x-oss-forbid-overwrite',
  'x-oss-object-acl',
];

/**
 * Verifies a form like OSS: signature, expiry, then every condition of the policy. Throws `PostRefusal`. Unlike OSS it
 * also requires a size range and the fields that our policies always name.
 */
export function checkPost(
  fields: ReadonlyMap<string, string>,
  account: StorageAccount,
  now: Date,
): PermittedUpload {
  const field = (name: string): string => {
    const value = fields.get(name);
    if (value === undefined) throw new PostRefusal('InvalidArgument');
    return value;
  };
  checkSignature(field, account);
  const policy = readPolicy(field('policy'));
  if (new Date(policy.expiration) <= now) throw new PostRefusal('AccessDenied');
  const named = new Map<string, string>();
  let range: readonly [number, number] | undefined;
  for (const condition of policy.conditions) {
    if (!Array.isArray(condition))
      for (const [name, value] of Object.entries(condition)) named.set(name, value);
    else if (condition[0] === 'eq') named.set(condition[1].slice(1), condition[2]);
    else range = [condition[1], condition[2]];
  }
  if (named.get('bucket') !== account.bucket || range === undefined) throw new PostRefusal('AccessDenied');
  for (const [name, value] of named)
    if (name !== 'bucket' && fields.get(name) !== value) throw new PostRefusal('AccessDenied');
  if (NAMED.some((name) => !named.has(name))) throw new PostRefusal('AccessDenied');
  return {
    key: field('key'),
    contentType: field('x-oss-content-type'),
    minBytes: range[0],
    maxBytes: range[1],
    status: field('success_action_status') === '200' ? 200 : 204,
  };
}

function checkSignature(field: (name: string) => string, account: StorageAccount): void {
  const policy = field('policy');
  if (account.signature === 'v1') {
    if (field('OSSAccessKeyId') !== account.accessKeyId) throw new PostRefusal('InvalidAccessKeyId');
    return compare(field('Signature'), v1PolicySignature(account, policy));
  }
  const date = field('x-oss-date');
  const at = new Date(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6.000Z'));
  if (Number.isNaN(at.getTime()) || field('x-oss-signature-version') !== 'OSS4-HMAC-SHA256')
    throw new PostRefusal('InvalidArgument');
  const scope = `${date.slice(0, 8)}/${account.region}/oss/aliyun_v4_request`;
  if (field('x-oss-credential') !== `${account.accessKeyId}/${scope}`)
    throw new PostRefusal('InvalidAccessKeyId');
  compare(field('x-oss-signature'), v4PolicySignature(account, at, policy));
}

function compare(given: string, expected: string): void {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  if (a.length !== b.length || !timingSafeEqual(a, b)) throw new PostRefusal('SignatureDoesNotMatch');
}

function readPolicy(text: string): z.output<typeof policySchema> {
  try {
    return policySchema.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
  } catch {
    throw new PostRefusal('InvalidPolicyDocument');
  }
}
