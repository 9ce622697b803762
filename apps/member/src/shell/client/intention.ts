import { newIdempotencyKey } from '@yayan/auth';
import { unsentOwner } from '../unsent/unsent-owner.ts';
import { unsent } from '../unsent/unsent.ts';

/** One thing a member confirmed: the body as it was first sent, and the key that makes it count once. */
export interface Intention<Body> {
  readonly key: string;
  readonly body: Body;
  /** When it was confirmed, milliseconds since 1970. */
  readonly at: number;
}

/** After a day the member no longer means the old call. The server remembers a key longer, for 7 days. */
const keptMs = 24 * 60 * 60 * 1000;

const isIntention = (value: unknown): value is Intention<unknown> =>
  typeof value === 'object' && value !== null && 'key' in value && 'at' in value && 'body' in value;

/** The stored intention, unless it is too old. */
const live = (stored: unknown): Intention<unknown> | undefined =>
  isIntention(stored) && Date.now() - stored.at < keptMs ? stored : undefined;

const owner = () => unsentOwner() ?? 'visitor';

/**
 * Returns the member's intention of this name, or makes and stores one (rule 1.9). It stays until `endIntention`, also
 * after a reload or a logout and in other tabs, so that a call whose answer got lost is repeated with the same key and
 * body.
 */
export const beginIntention = async <Body>(
  name: string,
  makeBody: () => Promise<Body>,
): Promise<Intention<Body>> => {
  const stored = live(await unsent.read(owner(), name));
  let counts = stored ?? { key: newIdempotencyKey(), body: await makeBody(), at: Date.now() };
  await unsent.update(owner(), name, (now) => {
    // Another tab may have begun the same intention meanwhile; the first one counts.
    counts = live(now) ?? counts;
    return counts;
  });
  // The body stored under a name was made by the same `makeBody`.
  return counts as Intention<Body>;
};

/** Ends an intention that the server has answered for good. The next one of this name gets a new key. */
export const endIntention = async (name: string, key: string): Promise<void> => {
  // Another tab may have ended this one already and begun the next.
  await unsent.update(owner(), name, (now) => (live(now)?.key === key ? undefined : now));
};

/**
 * The name of an intention: its purpose and a digest of all choices. The browser stores names, so they must not contain
 * an account that the member typed.
 */
export const intentionName = async (purpose: string, chosen: unknown): Promise<string> => {
  const text = JSON.stringify(chosen);
  // Without HTTPS browsers offer no digest. Such a site is for development only, so the plain text may be stored.
  if (!('subtle' in crypto)) return `${purpose}:${text}`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${purpose}:${hex}`;
};
