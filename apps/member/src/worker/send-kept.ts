import { configureClient, createClient, getSurveySession } from '@yayan/api-client';
import { type CookieJar, createSession } from '@yayan/auth';
import { readRecord } from '@yayan/survey';
import { createAnswering } from '../features/survey/answering/create-answering.ts';
import { sessionAnswers } from '../features/survey/answering/session-answers.ts';
import { createUnsentStore } from '../shell/unsent/unsent-store.ts';
import { memberOf } from './member-of.ts';

declare const self: ServiceWorkerGlobalScope;

const lifetimeMs = 14 * 24 * 60 * 60 * 1000;
/** A browser stops a worker that runs longer. */
const patienceMs = 60_000;
const namePrefix = 'survey ';

/** The page's cookies in the form that a session reads and writes; `written` resolves when the browser has stored them. */
const openJar = async (): Promise<{ jar: CookieJar; written: () => Promise<unknown> }> => {
  const cookies = new Map((await self.cookieStore.getAll()).map(({ name, value }) => [name, value] as const));
  const writes: Promise<void>[] = [];
  const jar = {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [name = '', value = ''] = line.split(/[=;]/u);
      if (value === '') {
        cookies.delete(name);
        writes.push(self.cookieStore.delete(name));
      } else {
        cookies.set(name, value);
        writes.push(
          self.cookieStore.set({
            name,
            value,
            path: '/',
            sameSite: 'lax',
            expires: Date.now() + lifetimeMs,
          }),
        );
      }
    },
  };
  return { jar, written: async () => await Promise.all(writes) };
};

const clock = {
  now: () => Date.now(),
  setTimeout: (run: () => void, ms: number) => self.setTimeout(run, ms),
  clearTimeout: (handle: unknown) => self.clearTimeout(Number(handle)),
};
const online = { isOnline: () => true, subscribe: () => () => undefined };
const nothing = (): void => undefined;

/**
 * Sends the stored answers of one participation, by the same rules as the page (rule 3.9). Resolves when nothing is left that
 * can be sent.
 */
const sendOne = async (memberId: string, sessionId: string): Promise<void> => {
  const store = createUnsentStore();
  const owner = { memberId };
  const id = `${namePrefix}${sessionId}`;
  const session = await getSurveySession(sessionId, { quiet: true });
  const { queue } = createAnswering({
    sessionId,
    revision: session.revision,
    draftRevision: session.drafts.revision,
    known: sessionAnswers(session),
    stored: readRecord(await store.read(owner, id)),
    update: async (change) =>
      await store.update(owner, id, (stored) => {
        const changed = change(readRecord(stored));
        return changed.pages.length === 0 ? undefined : changed;
      }),
    clock,
    online,
    onEnded: nothing,
    onMoved: nothing,
    onSeat: nothing,
  });
  queue.flush();
  await new Promise<void>((resolve) => {
    const isOver = (): boolean => queue.state() === 'saved' || queue.state() === 'kept';
    const end = self.setTimeout(resolve, patienceMs);
    const look = (): void => {
      if (!isOver()) return;
      self.clearTimeout(end);
      resolve();
    };
    queue.subscribe(look);
    look();
  });
  queue.close();
};

/** Sends the signed-in member's stored answers. Does nothing while a page is open, which sends them itself. */
export const sendKept = async (): Promise<void> => {
  if ((await self.clients.matchAll({ type: 'window' })).length > 0) return;
  const memberId = await memberOf();
  if (memberId === 'visitor') return;
  const { jar, written } = await openJar();
  const session = createSession({ prefix: '', cookies: jar });
  configureClient(
    createClient({
      session,
      locks: { request: async (name, work) => await navigator.locks.request(name, work) },
    }),
  );
  try {
    const ids = await createUnsentStore().idsOf({ memberId });
    for (const id of ids.filter((name) => name.startsWith(namePrefix)))
      await sendOne(memberId, id.slice(namePrefix.length));
  } finally {
    await written();
  }
};
