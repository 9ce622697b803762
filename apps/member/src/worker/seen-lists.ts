import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { memberKey, seenCache } from '../shell/start/seen-cache.ts';
import { expiring } from './expiring.ts';
import { knowsCookies, memberOf } from './member-of.ts';

/** Lists that may be looked at again without a network. Codes of cards, files and questionnaires are never among them. */
const seen =
  /^\/api\/(?:v1\/(?:users\/(?:account|checkin|credit)|tasks(?:\/recommend)?|task-records|points(?:\/months)?|exchanges|messages|notices\/unread|tickets|categories|help\/articles\/\w+|banners|events|contact|credits|home\/check)|v3\/benefits)$/u;

/** The address under which an answer is kept: without what only defeats caches, and with whose it is. */
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

/** Answers these lists from the network, and as last seen by this member where there is none. */
export const keepSeenLists = (): void => {
  const strategy = new NetworkFirst({
    cacheName: seenCache,
    plugins: [
      {
        handlerWillStart: async ({ state }) => {
          if (state) state['member'] = await memberOf();
        },
        cacheKeyWillBeUsed: async ({ request, state }) => keyOf(request.url, String(state?.['member'])),
        // Somebody may have signed out while the answer was under way.
        cacheWillUpdate: async ({ response, state }) =>
          (await isGood(response)) && (await memberOf()) === state?.['member'] ? response : null,
      },
      expiring(80, 7),
    ],
  });
  registerRoute(({ url, sameOrigin }) => sameOrigin && knowsCookies() && seen.test(url.pathname), strategy);
};
