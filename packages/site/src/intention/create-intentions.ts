import { newIdempotencyKey, retryWithFreshKey } from '@yayan/auth';
import { noteShown } from '../failures/failure-toasts.ts';
import { isDecided } from './is-decided.ts';

/** A confirmed action of a member: the body of the first attempt, and the key that makes it count once. */
interface Intention<Body> {
  readonly key: string;
  readonly body: Body;
  /** When it was confirmed, milliseconds since 1970. */
  readonly at: number;
}

/** The browser's store of a member's intentions, shared by all tabs. */
export interface IntentionStore {
  read: (name: string) => Promise<unknown>;
  /** Replaces the value stored under a name; undefined removes it. */
  update: (name: string, change: (now: unknown) => unknown) => Promise<unknown>;
}

/** How one kind of intention is named, sent and repeated. */
export interface IntentionSteps<Chosen, Body, Answer> {
  /** A name that two calls share if they are the same intention (`intentionName`). */
  name: (chosen: Chosen) => string | Promise<string>;
  /**
   * Makes the body once; a repeated call sends the same body. With `freshKey`, fields are encrypted with the server's current
   * key.
   */
  body: (chosen: Chosen, freshKey: boolean) => Body | Promise<Body>;
  send: (body: Body, idempotencyKey: string) => Promise<Answer>;
  /** Called when the answer belongs to a call that was confirmed before this page was loaded. */
  repeated?: () => void;
}

/** After a day the member no longer means the old call. The server remembers a key for 7 days. */
const keptMs = 24 * 60 * 60 * 1000;

const isIntention = (value: unknown): value is Intention<unknown> =>
  typeof value === 'object' && value !== null && 'key' in value && 'at' in value && 'body' in value;

/** The stored intention, unless it has expired. */
const live = (stored: unknown): Intention<unknown> | undefined =>
  isIntention(stored) && Date.now() - stored.at < keptMs ? stored : undefined;

/** Sends confirmed actions of a member so that each counts once. */
export interface Intentions {
  /**
   * Sends one intention. It is kept until the server has decided it, also after a reload or a logout and in other tabs: after a
   * lost answer the same body is sent again under the same key (rule 1.9).
   */
  carryOut: <Chosen, Body, Answer>(
    steps: IntentionSteps<Chosen, Body, Answer>,
    chosen: Chosen,
  ) => Promise<Answer>;
}

export const createIntentions = ({ read, update }: IntentionStore): Intentions => {
  const begin = async <Body>(name: string, makeBody: () => Promise<Body>): Promise<Intention<Body>> => {
    const stored = live(await read(name));
    let counts = stored ?? { key: newIdempotencyKey(), body: await makeBody(), at: Date.now() };
    await update(name, (now) => {
      // Another tab may have started the same intention meanwhile; the first one counts.
      counts = live(now) ?? counts;
      return counts;
    });
    // The body stored under a name was made by the same steps.
    return counts as Intention<Body>;
  };

  const end = async (name: string, key: string): Promise<void> => {
    // Another tab may have ended this intention already and started the next.
    await update(name, (now) => (live(now)?.key === key ? undefined : now));
  };

  return {
    carryOut: async (steps, chosen) => {
      const name = await steps.name(chosen);
      return await retryWithFreshKey(async (freshKey) => {
        const { key, body, at } = await begin(name, async () => await steps.body(chosen, freshKey));
        try {
          const answer = await steps.send(body, key);
          await end(name, key);
          if (at < performance.timeOrigin) steps.repeated?.();
          return answer;
        } catch (error) {
          // The form shows the failure after the intention has ended.
          noteShown(error);
          if (isDecided(error)) await end(name, key);
          throw error;
        }
      });
    },
  };
};
