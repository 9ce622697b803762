import type { EventItem } from '@yayan/api-client';
import { mockListBanners, mockListEvents, mockListLoginBanners } from '@yayan/api-client/mocks';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { pageOf } from '../page-of.ts';

const order = ['running', 'upcoming', 'ended'] as const;

/** Events and banners, as the clock has them: what ended is shown no more, or as ended. */
export const eventAnswers = (world: World): Answers => {
  const isOver = (end: string | null): boolean => end !== null && Date.parse(end) <= world.now();
  const stateOf = ({ startsAt, endsAt }: EventItem): EventItem['state'] => {
    if (isOver(endsAt)) return 'ended';
    return isOver(startsAt) ? 'running' : 'upcoming';
  };

  return {
    listEvents: mockListEvents(async (_example, { request }) => {
      const { searchParams } = new URL(request.url);
      const state = searchParams.get('state');
      const events = (await world.startOf(mockListEvents)).items.map((event) => ({
        ...event,
        state: stateOf(event),
      }));
      const shown = order.flatMap((each) => events.filter((event) => event.state === each));
      return pageOf(
        shown.filter((event) => state === null || event.state === state),
        searchParams,
      );
    }),

    listBanners: mockListBanners(async () => {
      const { items } = await world.startOf(mockListBanners);
      return { items: items.filter(({ endsAt }) => !isOver(endsAt)) };
    }),

    listLoginBanners: mockListLoginBanners(async () => {
      const { items } = await world.startOf(mockListLoginBanners);
      return { items: items.filter(({ endsAt }) => !isOver(endsAt)) };
    }),
  };
};
