import { finishedPrefix } from './row-names.ts';
import type { KnownTask } from './shown-step.ts';
import type { Join, UnsentOwner, UnsentStore } from './unsent-store.ts';

/** A questionnaire whose member pressed 提交, while the server doesn't know it yet. */
export interface Finished {
  /** The last page, with which it is handed in. */
  readonly page: string;
  readonly answers: Readonly<Record<string, unknown>>;
  /** The server's revision once it has all pages. If it has another one, somebody else has gone on meanwhile. */
  readonly revision: number;
  /** The idempotency key of handing in, the same on every attempt from every page. */
  readonly key: string;
  /** What pages call it before they can ask the server. Rows of earlier versions have none. */
  readonly task?: KnownTask;
}

const idOf = (sessionId: string): string => `${finishedPrefix}${sessionId}`;

const isFinished = (data: unknown): data is Finished =>
  typeof data === 'object' &&
  data !== null &&
  'page' in data &&
  typeof data.page === 'string' &&
  'answers' in data &&
  typeof data.answers === 'object' &&
  data.answers !== null &&
  'revision' in data &&
  typeof data.revision === 'number' &&
  'key' in data &&
  typeof data.key === 'string';

/** With it, the row survives even if the page closes right after. */
const join: Join = (_, ahead) => ahead;

/** Remembers that the member handed in. */
export const keepFinished = async (
  store: UnsentStore,
  owner: UnsentOwner,
  sessionId: string,
  finished: Finished,
): Promise<boolean> => await store.update(owner, idOf(sessionId), () => finished, join);

/** What the member handed in; undefined if nothing waits. */
export const readFinished = async (
  store: UnsentStore,
  owner: UnsentOwner,
  sessionId: string,
): Promise<Finished | undefined> => {
  const data = await store.read(owner, idOf(sessionId), join);
  return isFinished(data) ? data : undefined;
};

/** Forgets it: it was handed in or refused, or the member changed something. */
export const dropFinished = async (
  store: UnsentStore,
  owner: UnsentOwner,
  sessionId: string,
): Promise<boolean> => await store.update(owner, idOf(sessionId), () => undefined, join);
