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

/** After a day nobody means the old call any more. The server knows a key for longer, 7 days. */
const keptMs = 24 * 60 * 60 * 1000;

const isIntention = (value: unknown): value is Intention<unknown> =>
  typeof value === 'object' && value !== null && 'key' in value && 'at' in value && 'body' in value;

/** What is stored, unless it is too old. */
const live = (stored: unknown): Intention<unknown> | undefined =>
  isIntention(stored) && Date.now() - stored.at < keptMs ? stored : undefined;

const owner = () => unsentOwner() ?? 'visitor';

/**
 * Answers the member's intention of this name, or makes and stores one. It stays until `endIntention`, also through a reload,
 * a logout and in other tabs, so that a call whose answer got lost is repeated with the same key and body.
 */
export const beginIntention = async <Body>(
  name: string,
  makeBody: () => Promise<Body>,
): Promise<Intention<Body>> => {
  const stored = live(await unsent.read(owner(), name));
  let counts = stored ?? { key: newIdempotencyKey(), body: await makeBody(), at: Date.now() };
  await unsent.update(owner(), name, (now) => {
    // Another tab may have begun the same meanwhile; the first one counts.
    counts = live(now) ?? counts;
    return counts;
  });
  // Whatever was stored under a name came from the same `makeBody`.
  return counts as Intention<Body>;
};

/** The server has answered this for good: the next one of this name is a new intention. */
export const endIntention = async (name: string, key: string): Promise<void> => {
  // Another tab may have ended this one already and begun the next.
  await unsent.update(owner(), name, (now) => (live(now)?.key === key ? undefined : now));
};

/**
 * The name of an intention: what for, and a digest of all that was chosen. Names lie in the browser's storage, so an account
 * that was typed must not stand in them.
 */
export const intentionName = async (purpose: string, chosen: unknown): Promise<string> => {
  const text = JSON.stringify(chosen);
  // Without HTTPS a browser offers no digest; such a site has no secrets from its device.
  if (!('subtle' in crypto)) return `${purpose}:${text}`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${purpose}:${hex}`;
};
