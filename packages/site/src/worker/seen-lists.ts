import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { memberKey, seenCache, seenMessage } from '../offline/seen-cache.ts';
import { maintenanceHeader } from '../maintenance/announcement.ts';
import { deleteOldest, type FewCalls } from './delete-oldest.ts';
import { expiring } from './expiring.ts';
import { knowsCookies } from './knows-cookies.ts';
import { undated } from './undated.ts';

declare const self: ServiceWorkerGlobalScope;

interface SeenLists {
  /** Paths of the calls whose answers may be shown again without a network. */
  calls: RegExp;
  /** The person who makes a call. Undefined while the worker can't tell, and for a person whose answers aren't stored. */
  ownerOf: (request: Request) => Promise<string | undefined>;
  /** How long an answer is stored. */
  days: number;
  /** Calls for single things, which would push the lists out if all of them were kept. */
  few?: FewCalls;
  /** The parameters that don't matter for an answer. */
  ignored?: readonly string[];
  /** Makes of an answer's data what may be stored; everything by default. */
  toStore?: (data: unknown) => unknown;
}

/** A weak network gives no answer for minutes. After this time the stored list is shown. */
const patienceSeconds = 4;

/** The key of a stored answer: the address without the parameters that don't matter, and with the person's id. */
const keyOf = (address: string, owner: string, ignored: readonly string[]): string => {
  const key = new URL(address);
  for (const name of ['_t', ...ignored]) key.searchParams.delete(name);
  key.searchParams.set(memberKey, owner);
  return key.href;
};

interface Envelope {
  readonly code: unknown;
  readonly data?: unknown;
}

/** The answer in its stored form; null when the call failed. */
const storedForm = async (
  response: Response,
  toStore: NonNullable<SeenLists['toStore']>,
): Promise<Response | null> => {
  if (response.status !== 200) return null;
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  if (typeof answer !== 'object' || answer === null || !('code' in answer) || answer.code !== 200)
    return null;
  const { data, ...rest }: Envelope = answer;
  const { status } = response;
  const headers = new Headers(response.headers);
  // By the time that somebody sees the answer again, it holds no more.
  headers.delete(maintenanceHeader);
  return new Response(JSON.stringify({ ...rest, data: toStore(data) }), { headers, status });
};

/** Tells the page of a call when the stored answer was given. */
const tellAge = async (event: ExtendableEvent, stored: Response): Promise<void> => {
  const at = Date.parse(stored.headers.get('date') ?? '');
  const page =
    event instanceof FetchEvent && !Number.isNaN(at) ? await self.clients.get(event.clientId) : undefined;
  // A message to a page of this site has no target origin, and transfers nothing.
  page?.postMessage({ type: seenMessage, at }, []);
};

/** Answers these calls from the network; without a network, with what this person saw last. */
export const serveSeenLists = ({
  calls,
  ownerOf,
  days,
  few,
  ignored = [],
  toStore = (data) => data,
}: SeenLists): void => {
  const strategy = new NetworkFirst({
    cacheName: seenCache,
    networkTimeoutSeconds: patienceSeconds,
    plugins: [
      {
        handlerWillStart: async ({ request, state }) => {
          if (state) state['owner'] = await ownerOf(request);
        },
        cacheKeyWillBeUsed: async ({ request, state }) =>
          keyOf(request.url, String(state?.['owner']), ignored),
        // Nobody else may see the answer: store none while the person is unknown, or after they signed out meanwhile.
        cacheWillUpdate: async ({ request, response, state }) => {
          const stored = await storedForm(response, toStore);
          const owner: unknown = state?.['owner'];
          return owner !== undefined && (await ownerOf(request)) === owner ? stored : null;
        },
        cacheDidUpdate: async ({ cacheName }) => {
          if (few) await deleteOldest(await caches.open(cacheName), few);
        },
        cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
          if (cachedResponse) void tellAge(event, cachedResponse);
          return cachedResponse;
        },
      },
      expiring(80, days),
      // After the plugin before, which reads from the same header how old an answer is.
      {
        cachedResponseWillBeUsed: async ({ cachedResponse }) =>
          cachedResponse ? undated(cachedResponse) : cachedResponse,
      },
    ],
  });
  registerRoute(({ url, sameOrigin }) => sameOrigin && knowsCookies() && calls.test(url.pathname), strategy);
};
