import { isSameText } from '../signing/same-text.ts';
import { readQuery } from '../signing/query.ts';
import { checkQueryScheme, type QueryScheme } from '../signing/query-scheme.ts';
import { signQuery } from '../signing/sign-query.ts';
import { checkSecrets } from '../signing/secret.ts';
import type { ReplayMemory } from './replay-memory.ts';

/**
 * Why a link is refused:
 *
 * - `malformed`: not a query, a name twice, a parameter missing, too long, or no signature;
 * - `badSignature`: signed with none of the secrets;
 * - `foreign`: signed, but for another receiver (see `expected`);
 * - `stale`: its time is missing, too old, or too far ahead;
 * - `replayed`: this link was used before.
 */
export type Refusal = 'malformed' | 'badSignature' | 'foreign' | 'stale' | 'replayed';

/** A valid link with its decoded values, or the reason why it is invalid. */
export type Verified =
  | { readonly ok: true; readonly values: ReadonlyMap<string, string> }
  | { readonly ok: false; readonly reason: Refusal };

/** The conditions that a link must meet. */
export interface VerifyOptions {
  /** How it is signed; HMAC-SHA256 by default. */
  readonly scheme?: QueryScheme;
  /** The current secrets: two while you change from one to the other. */
  readonly secrets: readonly string[];
  /** The signature's parameter; `sig` by default. */
  readonly signature?: string;
  /** Parameters that must be present and not empty. */
  readonly required?: readonly string[];
  /** Parameters that must have these values, for example `{ aid: 'crowd' }`. */
  readonly expected?: Readonly<Record<string, string>>;
  /** The parameter of the time, in seconds or milliseconds since 1970; `ts` by default, `null` for links without a time. */
  readonly time?: string | null;
  /** How old a link may be, in seconds; 600 by default. */
  readonly maxAgeSeconds?: number;
  /** How far the other side's clock may be ahead, in seconds; 600 by default. */
  readonly maxAheadSeconds?: number;
  /** Refuses a link that was used before. It is asked last, so that only valid links count as used. */
  readonly replay?: ReplayMemory;
  /** Milliseconds since 1970; the device's clock by default. */
  readonly now?: () => number;
}

/** The query of an address, or the text itself if it is already a query. */
const queryOf = (link: string): string => {
  // A caller without types may pass something that isn't a text. It is refused as an empty query.
  const [address = ''] = typeof link === 'string' ? link.split('#') : [];
  const at = address.indexOf('?');
  return at < 0 ? address : address.slice(at + 1);
};

/** Milliseconds since 1970 for a time in seconds or milliseconds; NaN for anything else. */
const momentOf = (text: string | undefined): number => {
  if (text === undefined || !/^\d{10}(?:\d{3})?$/.test(text)) return Number.NaN;
  return text.length === 10 ? Number(text) * 1000 : Number(text);
};

/**
 * Checks a signed address or query, in this order: form, signature, receiver, age, and whether it was used before. It accepts
 * any text: invalid text is refused and never throws.
 *
 * @example
 * const entry = await verifyLink(request.url, { secrets: [secret], required: ['pid', 'sid'] });
 * if (!entry.ok) return refuse(entry.reason);
 * start(entry.values.get('sid'));
 *
 * @throws {SecretError} when a secret isn't set, or is shorter than 16 characters.
 * @throws {TypeError} when the scheme is unknown. These are mistakes of the program, not of the link.
 */
export async function verifyLink(link: string, options: VerifyOptions): Promise<Verified> {
  const { scheme = { scheme: 'hmac-sha256' }, signature = 'sig', required = [], expected = {} } = options;
  const secrets = checkSecrets(options.secrets);
  checkQueryScheme(scheme);
  const query = readQuery(queryOf(link), signature);
  if (query?.signature === undefined || required.some((name) => !query.values.get(name)))
    return { ok: false, reason: 'malformed' };
  const given = query.signature.toLowerCase();
  const signed = await Promise.all(secrets.map((secret) => signQuery(scheme, query, secret)));
  // Compares with every secret, so that the time doesn't reveal which one fits.
  if (!signed.map((each) => isSameText(each, given)).includes(true))
    return { ok: false, reason: 'badSignature' };
  if (Object.entries(expected).some(([name, value]) => query.values.get(name) !== value))
    return { ok: false, reason: 'foreign' };
  if (isStale(query.values, options)) return { ok: false, reason: 'stale' };
  if (options.replay !== undefined && !(await options.replay.takes(given)))
    return { ok: false, reason: 'replayed' };
  return { ok: true, values: query.values };
}

function isStale(
  values: ReadonlyMap<string, string>,
  { time = 'ts', maxAgeSeconds = 600, maxAheadSeconds = 600, now = Date.now }: VerifyOptions,
): boolean {
  if (time === null) return false;
  const ageSeconds = (now() - momentOf(values.get(time))) / 1000;
  return !(ageSeconds <= maxAgeSeconds && ageSeconds >= -maxAheadSeconds);
}
