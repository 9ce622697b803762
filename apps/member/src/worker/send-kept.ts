import { configureClient, createClient } from '@yayan/api-client';
import { type CookieJar, createSession } from '@yayan/auth';
import { sendKept } from '../features/survey/answering/send-kept.ts';
import { createUnsentStore } from '../shell/unsent/unsent-store.ts';
import { memberOf } from './member-of.ts';

declare const self: ServiceWorkerGlobalScope;

const lifetimeMs = 14 * 24 * 60 * 60 * 1000;
/** A browser stops a worker that runs longer. */
const patienceMs = 60_000;

/** The page's cookies in the form that a session reads and writes. */
const openJar = () => {
  const cookies = new Map<string, string>();
  const writes: Promise<void>[] = [];
  const jar: CookieJar = {
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
  return {
    jar,
    /** Reads the browser's cookies again: a page may have refreshed the session meanwhile. */
    read: async (): Promise<void> => {
      cookies.clear();
      for (const { name, value } of await self.cookieStore.getAll())
        if (name !== undefined && value !== undefined) cookies.set(name, value);
    },
    /** Resolves when the browser has stored all cookies. */
    written: async (): Promise<unknown> => await Promise.all(writes),
  };
};

/**
 * Sends the signed-in member's stored answers, also while a page of the site is open: only the page of a questionnaire sends
 * its answers. Rejects when something is left, so that the browser calls again later.
 */
export const sendKeptAnswers = async (): Promise<void> => {
  const memberId = await memberOf();
  if (memberId === undefined || memberId === 'visitor') return;
  const { jar, read, written } = openJar();
  await read();
  // A refresh token is used once: read the cookies again when a page releases the lock, and store the new ones before it is
  // released here.
  const locked = async <T>(work: () => Promise<T>): Promise<T> => {
    await read();
    try {
      return await work();
    } finally {
      await written();
    }
  };
  configureClient(
    createClient({
      session: createSession({ prefix: '', cookies: jar }),
      onRequest: ({ headers }) => headers.set('z-site', 'member'),
      locks: { request: async (name, work) => await navigator.locks.request(name, () => locked(work)) },
    }),
  );
  const isDone = await sendKept({
    owner: { memberId },
    store: createUnsentStore(),
    isOnline: () => true,
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!isDone) throw new Error('Some answers are not sent yet');
};
