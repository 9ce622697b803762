import { newIdempotencyKey, retryWithFreshKey } from '@yayan/auth';
import { noteShown } from '../failures/failure-toasts.ts';
import { isDecided } from './is-decided.ts';

/** One thing a member confirmed: the body as it was first sent, and the key that makes it count once. */
interface Intention<Body> {
  readonly key: string;
  readonly body: Body;
  /** When it was confirmed, milliseconds since 1970. */
  readonly at: number;
}

/** Where the browser keeps the member's intentions, for all tabs. */
export interface IntentionStore {
  read: (name: string) => Promise<unknown>;
  /** Replaces what is kept under a name; undefined removes it. */
  update: (name: string, change: (now: unknown) => unknown) => Promise<unknown>;
}

/** How one kind of intention is named, sent and repeated. */
export interface IntentionSteps<Chosen, Body, Answer> {
  /** Names everything that makes two calls the same one (`intentionName`). */
  name: (chosen: Chosen) => string | Promise<string>;
  /** Makes the body once; a repeated call sends the same one. With `freshKey` fields are encrypted with the server's current key. */
  body: (chosen: Chosen, freshKey: boolean) => Body | Promise<Body>;
  send: (body: Body, idempotencyKey: string) => Promise<Answer>;
  /** Called when the answer is one to a call that was confirmed before this page was loaded. */
  repeated?: () => void;
}

/** After a day the member no longer means the old call. The server remembers a key longer, for 7 days. */
const keptMs = 24 * 60 * 60 * 1000;

const isIntention = (value: unknown): value is Intention<unknown> =>
  typeof value === 'object' && value !== null && 'key' in value && 'at' in value && 'body' in value;

/** The stored intention, unless it is too old. */
const live = (stored: unknown): Intention<unknown> | undefined =>
  isIntention(stored) && Date.now() - stored.at < keptMs ? stored : undefined;

/** Sends what a member confirmed so that it counts once. */
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
      // Another tab may have begun the same intention meanwhile; the first one counts.
      counts = live(now) ?? counts;
      return counts;
    });
    // The body stored under a name was made by the same steps.
    return counts as Intention<Body>;
  };

  const end = async (name: string, key: string): Promise<void> => {
    // Another tab may have ended this one already and begun the next.
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
          // Its form shows it, after the intention has ended.
          noteShown(error);
          if (isDecided(error)) await end(name, key);
          throw error;
        }
      });
    },
  };
};
