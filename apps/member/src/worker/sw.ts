/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { expiring } from './expiring.ts';
import { knowsCookies } from './member-of.ts';
import { serveSeenLists } from './seen-lists.ts';
import { sendKeptAnswers } from './send-kept.ts';

declare const self: ServiceWorkerGlobalScope;
/** The files of the shell; the build replaces this name by their list (packages/site-build/src/service-worker.ts). */
declare const SHELL: { url: string; revision: string | null }[];
const shell = SHELL;

/** The shell of this worker's release, with the maintenance flag off: it may have changed since the shell was stored. */
const storedPage = async (): Promise<Response | undefined> => {
  const stored = await matchPrecache('/index.html');
  if (!stored) return undefined;
  const page = (await stored.text()).replace(/(name="yayan-maintenance" content=)"on"/u, '$1"off"');
  return new Response(page, { headers: stored.headers });
};

/** A weak network gives no answer for minutes, and the page would stay white. */
const patienceMs = 4000;

// Fetch pages from the network, so that a release and the maintenance flag take effect at once.
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      const answer = fetch(request);
      const late = new Promise<undefined>((resolve) => {
        setTimeout(resolve, patienceMs);
      });
      try {
        return (await Promise.race([answer, late])) ?? (await storedPage()) ?? (await answer);
      } catch {
        return (await storedPage()) ?? Response.error();
      }
    },
    { denylist: [/^\/api\//u, /^\/developers$/u] },
  ),
);
precacheAndRoute(shell, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();

// Files named by their content never change. Files of an older release stay for the tabs that still show it.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'yayan-assets',
    plugins: [
      // A server may answer a missing file with a page. Don't store that page under the file's name.
      {
        cacheWillUpdate: async ({ response }) =>
          response.ok && !response.headers.get('content-type')?.startsWith('text/html') ? response : null,
      },
      expiring(250, 30),
    ],
  }),
);
serveSeenLists();

/** Whether this worker's release has all of these files. */
const hasFiles = (files: unknown): boolean =>
  Array.isArray(files) && files.every((file) => shell.some(({ url }) => url === file));

self.addEventListener('message', ({ data, ports }: ExtendableMessageEvent) => {
  const message: { type?: unknown; files?: unknown } = Object(data);
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message.type === 'HAS_FILES') ports[0]?.postMessage(hasFiles(message.files));
});
clientsClaim();

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}
const isSync = (event: Event): event is SyncEvent => 'tag' in event && 'waitUntil' in event;

self.addEventListener('sync', (event: Event) => {
  if (isSync(event) && event.tag === 'yayan-answers' && knowsCookies()) event.waitUntil(sendKeptAnswers());
});
