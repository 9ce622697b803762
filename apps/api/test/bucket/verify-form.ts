import {
  type BucketAccount,
  credentialProblem,
  type BucketRefusal,
  refused,
  signedAt,
  v1Signature,
  v4Signature,
} from './bucket-account.ts';

const LATEST_MS = 15 * 60_000;
const MOST_KEY_BYTES = 1023;

export type Form = ReadonlyMap<string, string>;

/**
 * Returns why a bucket refuses a form (PostObject); undefined if it accepts it. It checks by Alibaba Cloud's published
 * rules: key, signature (V4 or V1), format of the policy, its expiry, every condition, and size.
 */
export function formProblem(form: Form, size: number, account: BucketAccount): BucketRefusal | undefined {
  const key = form.get('key') ?? '';
  if (key === '' || Buffer.byteLength(key) > MOST_KEY_BYTES || /^[/\\]/.test(key))
    return refused(400, 'InvalidArgument');
  const overwrite = form.get('x-oss-forbid-overwrite');
  if (overwrite !== undefined && !/^(?:true|false)$/.test(overwrite)) return refused(400, 'InvalidArgument');
  const isV4 = form.has('x-oss-signature-version') || form.has('x-oss-signature');
  return (
    (isV4 ? v4Problem(form, account) : v1Problem(form, account)) ?? policyProblem(form, size, account, isV4)
  );
}

/** A private bucket requires all three V1 fields. */
function v1Problem(form: Form, account: BucketAccount): BucketRefusal | undefined {
  const [id, signature, policy] = ['OSSAccessKeyId', 'Signature', 'policy'].map((name) => form.get(name));
  if (id === undefined && signature === undefined) return refused(403, 'AccessDenied');
  if (!id || !signature || !policy) return refused(400, 'InvalidArgument');
  if (id !== account.id) return refused(403, 'InvalidAccessKeyId');
  return signature === v1Signature(account, policy) ? undefined : refused(403, 'SignatureDoesNotMatch');
}

function v4Problem(form: Form, account: BucketAccount): BucketRefusal | undefined {
  const [version, credential, date, signature, policy] = [
    'x-oss-signature-version',
    'x-oss-credential',
    'x-oss-date',
    'x-oss-signature',
    'policy',
  ].map((name) => form.get(name));
  if (!credential || !date || !signature || !policy || version !== 'OSS4-HMAC-SHA256')
    return refused(400, 'InvalidArgument');
  const at = signedAt(date, account);
  if (at === undefined) return refused(400, 'InvalidArgument');
  if (account.now().getTime() > at + LATEST_MS) return refused(403, 'RequestTimeTooSkewed');
  const wrong = credentialProblem(credential, date, account);
  if (wrong) return wrong;
  const expected = v4Signature(account, date.slice(0, 8), policy);
  return signature === expected ? undefined : refused(403, 'SignatureDoesNotMatch');
}

/** The conditions that a V4 policy must contain. */
const V4_CONDITIONS = ['x-oss-signature-version', 'x-oss-credential', 'x-oss-date'];

function policyProblem(
  form: Form,
  size: number,
  account: BucketAccount,
  isV4: boolean,
): BucketRefusal | undefined {
  const policy = parsed(form.get('policy') ?? '');
  if (policy === undefined) return refused(400, 'InvalidPolicyDocument');
  if (policy.expiration <= account.now().getTime()) return refused(403, 'AccessDenied');
  const values = new Map([...form, ['bucket', account.bucket]]);
  const named = new Set<string>();
  for (const condition of policy.conditions) {
    const { mode, field, value } = condition;
    if (mode === 'content-length-range') {
      const [least, most] = value;
      if (size < Number(least)) return refused(400, 'EntityTooSmall');
      if (size > Number(most)) return refused(400, 'EntityTooLarge');
      continue;
    }
    named.add(field);
    if (!isMet(mode, values.get(field), value)) return refused(403, 'AccessDenied');
  }
  return isV4 && V4_CONDITIONS.some((name) => !named.has(name))
    ? refused(400, 'InvalidPolicyDocument')
    : undefined;
}

interface Condition {
  mode: string;
  field: string;
  value: readonly unknown[];
}

function isMet(mode: string, given: string | undefined, value: readonly unknown[]): boolean {
  if (mode === 'eq') return given === value[0];
  if (mode === 'starts-with') return given !== undefined && given.startsWith(String(value[0]));
  if (mode === 'in') return given !== undefined && value.includes(given);
  return given === undefined || !value.includes(given);
}

/**
 * Parses a policy: base64 of JSON with `expiration` in GMT and `conditions`, each with a mode. Undefined for anything
 * else.
 */
function parsed(policy: string): { expiration: number; conditions: Condition[] } | undefined {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(policy)) return undefined;
  try {
    const { expiration, conditions }: { expiration: unknown; conditions: unknown } = JSON.parse(
      Buffer.from(policy, 'base64').toString('utf8'),
    );
    if (typeof expiration !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/.test(expiration))
      return undefined;
    const read = Array.isArray(conditions) ? conditions.map(conditionOf) : [];
    const good = read.filter((condition) => condition !== undefined);
    if (good.length === 0 || good.length < read.length) return undefined;
    return { expiration: Date.parse(expiration), conditions: good };
  } catch {
    return undefined;
  }
}

function conditionOf(condition: unknown): Condition | undefined {
  if (typeof condition !== 'object' || condition === null) return undefined;
  if (!Array.isArray(condition)) {
    const [[field, value] = [], ...more] = Object.entries(condition);
    if (field === undefined || more.length > 0 || typeof value !== 'string') return undefined;
    return { mode: 'eq', field, value: [value] };
  }
  const [mode, first, second, ...more]: unknown[] = condition;
  if (more.length > 0) return undefined;
  if (mode === 'content-length-range') {
    const isRange = [first, second].every((edge) => Number.isInteger(edge) && Number(edge) >= 0);
    return isRange && Number(first) <= Number(second)
      ? { mode, field: '', value: [first, second] }
      : undefined;
  }
  if (typeof first !== 'string' || !first.startsWith('$')) return undefined;
  const field = first.slice(1);
  if ((mode === 'eq' || mode === 'starts-with') && typeof second === 'string')
    return { mode, field, value: [second] };
  if ((mode === 'in' || mode === 'not-in') && Array.isArray(second)) return { mode, field, value: second };
  return undefined;
}
