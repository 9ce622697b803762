import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { expiring } from './expiring.ts';

declare const self: ServiceWorkerGlobalScope;

/** A file of the shell; one whose name contains a hash has no revision. */
export interface ShellFile {
  url: string;
  revision: string | null;
}

interface ShellOptions {
  /** The files of the shell; the build writes the list (packages/site-build/src/service-worker.ts). */
  files: readonly ShellFile[];
  /** Addresses that are no pages of the site, besides those of the API. */
  otherAddresses?: readonly RegExp[];
}

/** The shell of this worker's release, with the maintenance flag off: it may have changed since the shell was stored. */
const storedPage = async (): Promise<Response | undefined> => {
  const stored = await matchPrecache('/index.html');
  if (!stored) return undefined;
  const page = (await stored.text()).replace(/(name="yayan-maintenance" content=)"on"/u, '$1"off"');
  return new Response(page, { headers: stored.headers });
};

/** A weak network gives no answer for minutes, and the page would stay white. */
const patienceMs = 4000;

const serveWithPatience = async (request: Request): Promise<Response> => {
  const answer = fetch(request);
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, patienceMs);
  });
  try {
    return (await Promise.race([answer, late])) ?? (await storedPage()) ?? (await answer);
  } catch {
    return (await storedPage()) ?? Response.error();
  }
};

/**
 * Makes a site open without a network: with the shell of this worker's release. With a network, pages come from there, so that
 * a release and the maintenance flag take effect at once.
 */
export const serveShell = ({ files, otherAddresses = [] }: ShellOptions): void => {
  registerRoute(
    new NavigationRoute(({ request }) => serveWithPatience(request), {
      denylist: [/^\/api\//u, ...otherAddresses],
    }),
  );
  precacheAndRoute([...files], { directoryIndex: '', cleanURLs: false });
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

  /** Whether this worker's release has all of these files. */
  const hasFiles = (asked: unknown): boolean =>
    Array.isArray(asked) && asked.every((file) => files.some(({ url }) => url === file));

  self.addEventListener('message', ({ data, ports }: ExtendableMessageEvent) => {
    const message: { type?: unknown; files?: unknown } = Object(data);
    if (message.type === 'SKIP_WAITING') void self.skipWaiting();
    if (message.type === 'HAS_FILES') ports[0]?.postMessage(hasFiles(message.files));
  });
  clientsClaim();
};
