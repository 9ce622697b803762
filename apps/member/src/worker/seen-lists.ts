import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { memberKey, seenCache } from '../shell/start/seen-cache.ts';
import { expiring } from './expiring.ts';
import { knowsCookies, memberOf } from './member-of.ts';

/** Lists that may be shown again without a network. Card codes, files and questionnaires are never among them. */
const seen =
  /^\/api\/(?:v1\/(?:users\/(?:account|checkin|credit)|tasks(?:\/recommend)?|task-records|points(?:\/months)?|exchanges|messages|notices\/unread|tickets|categories|help\/articles\/\w+|banners|events|campaigns|contact|credits|home\/check)|v3\/benefits)$/u;

/** A weak network gives no answer for minutes. After this time the stored list is shown. */
const patienceSeconds = 4;

/** The key of a stored answer: the address without the cache-busting parameter, and with the member's id. */
const keyOf = (address: string, member: string): string => {
  const key = new URL(address);
  key.searchParams.delete('_t');
  key.searchParams.set(memberKey, member);
  return key.href;
};

const isGood = async (response: Response): Promise<boolean> => {
  if (response.status !== 200) return false;
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return typeof answer === 'object' && answer !== null && 'code' in answer && answer.code === 200;
};

/** Answers calls for these lists from the network; without a network, with the list that this member saw last. */
export const serveSeenLists = (): void => {
  const strategy = new NetworkFirst({
    cacheName: seenCache,
    networkTimeoutSeconds: patienceSeconds,
    plugins: [
      {
        handlerWillStart: async ({ state }) => {
          if (state) state['member'] = await memberOf();
        },
        cacheKeyWillBeUsed: async ({ request, state }) => keyOf(request.url, String(state?.['member'])),
        // Nobody else may see the answer: store none while the member is unknown, or after they signed out meanwhile.
        cacheWillUpdate: async ({ response, state }) =>
          state?.['member'] !== undefined &&
          (await isGood(response)) &&
          (await memberOf()) === state['member']
            ? response
            : null,
      },
      expiring(80, 7),
    ],
  });
  registerRoute(({ url, sameOrigin }) => sameOrigin && knowsCookies() && seen.test(url.pathname), strategy);
};
