import { endPrefix } from './row-names.ts';
import type { UnsentOwner, UnsentStore } from './unsent-store.ts';

/** How handing in ended where no page showed the questionnaire. */
export interface HandInEnd {
  readonly sessionId: string;
  readonly title: string;
  /**
   * - `handedIn`: the server has it;
   * - `ended`: it had ended by then, because the seat was over, or the answer to an earlier attempt was lost;
   * - `open`: the member must look at it again.
   */
  readonly outcome: 'handedIn' | 'ended' | 'open';
  /** The result to read, once it has ended. */
  readonly resultId: string | null;
}

/** Pages and the service worker announce here that an end was stored. */
const channelName = 'yayan-handed-in';

const isEnd = (data: unknown): data is HandInEnd =>
  typeof data === 'object' &&
  data !== null &&
  'sessionId' in data &&
  typeof data.sessionId === 'string' &&
  'title' in data &&
  typeof data.title === 'string' &&
  'outcome' in data &&
  (data.outcome === 'handedIn' || data.outcome === 'ended' || data.outcome === 'open') &&
  'resultId' in data &&
  (data.resultId === null || typeof data.resultId === 'string');

/** Stores an end until a page tells the member, and announces it to all pages of this browser. */
export const keepEnd = async (store: UnsentStore, owner: UnsentOwner, end: HandInEnd): Promise<void> => {
  await store.update(owner, `${endPrefix}${end.sessionId}`, () => end);
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have a target origin
  channel.postMessage('');
  channel.close();
};

/** Calls `onKept` when a page or the worker has stored an end. Returns a function that stops listening. */
export const onEndKept = (onKept: () => void): (() => void) => {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', onKept);
  return () => channel.close();
};

/**
 * Takes the ends that nobody has told yet. Each is taken by one tab only, because reading and deleting it is one transaction.
 */
export const takeEnds = async (store: UnsentStore, owner: UnsentOwner): Promise<readonly HandInEnd[]> => {
  const ids = await store.idsOf(owner).catch(() => []);
  const taken: HandInEnd[] = [];
  for (const id of ids.filter((one) => one.startsWith(endPrefix))) {
    let end: unknown;
    const isTaken = await store.update(owner, id, (stored) => {
      end = stored;
      return undefined;
    });
    if (isTaken && isEnd(end)) taken.push(end);
  }
  return taken;
};
