import { isSameText } from '../signing/same-text.ts';
import { readQuery } from '../signing/query.ts';
import { checkQueryScheme, type QueryScheme } from '../signing/query-scheme.ts';
import { signQuery } from '../signing/sign-query.ts';
import { checkSecrets } from '../signing/secret.ts';
import type { ReplayMemory } from './replay-memory.ts';

/**
 * Why a link says nothing:
 *
 * - `malformed`: not a query, a name twice, a parameter missing, too long, or no signature;
 * - `badSignature`: none of the secrets signed it;
 * - `foreign`: signed, but meant for somebody else (see `expected`);
 * - `stale`: its time is missing, too old, or too far ahead;
 * - `replayed`: this very link was taken before.
 */
export type Refusal = 'malformed' | 'badSignature' | 'foreign' | 'stale' | 'replayed';

/** A link that holds, with its values decoded, or the reason why it doesn't. */
export type Verified =
  | { readonly ok: true; readonly values: ReadonlyMap<string, string> }
  | { readonly ok: false; readonly reason: Refusal };

/** What a link is checked against. */
export interface VerifyOptions {
  /** How it is signed; HMAC-SHA256 by default. */
  readonly scheme?: QueryScheme;
  /** The secrets that live now: two while they are being changed. */
  readonly secrets: readonly string[];
  /** The signature's parameter; `sig` by default. */
  readonly signature?: string;
  /** Parameters that must be there and not be empty. */
  readonly required?: readonly string[];
  /** Parameters that must have these values, for example `{ aid: 'crowd' }`. */
  readonly expected?: Readonly<Record<string, string>>;
  /** The time's parameter, in seconds or milliseconds since 1970; `ts` by default, `null` for links without one. */
  readonly time?: string | null;
  /** How old a link may be, in seconds; 600 by default. */
  readonly maxAgeSeconds?: number;
  /** How far ahead the other clock may be, in seconds; 600 by default. */
  readonly maxAheadSeconds?: number;
  /** Refuses a link that was taken before. Asked last, so that only links which hold use it up. */
  readonly replay?: ReplayMemory;
  /** Milliseconds since 1970; the device's clock by default. */
  readonly now?: () => number;
}

/** The query of an address, or the text itself when it is a query already. */
const queryOf = (link: string): string => {
  // A caller without types may pass a query that isn't there: no text, no link.
  const [address = ''] = typeof link === 'string' ? link.split('#') : [];
  const at = address.indexOf('?');
  return at < 0 ? address : address.slice(at + 1);
};

/** Milliseconds since 1970 of a time in seconds or milliseconds; NaN for anything else. */
const momentOf = (text: string | undefined): number => {
  if (text === undefined || !/^\d{10}(?:\d{3})?$/.test(text)) return Number.NaN;
  return text.length === 10 ? Number(text) * 1000 : Number(text);
};

/**
 * Checks a signed address or query: form, signature, addressee, age, and whether it came before, in this order. Any text
 * may be given: garbage is refused, never thrown.
 *
 * @example
 * const entry = await verifyLink(request.url, { secrets: [secret], required: ['pid', 'sid'] });
 * if (!entry.ok) return refuse(entry.reason);
 * start(entry.values.get('sid'));
 *
 * @throws {TypeError} when a secret isn't set, or the scheme is none: mistakes of the program, not of the link.
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
  // Compares with every secret, so that the time doesn't tell which one fits.
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
