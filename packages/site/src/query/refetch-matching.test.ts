import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refetchMatching } from './refetch-matching.ts';
import { mayHaveMissedNotifications } from '../live/missed-notifications.ts';

const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 15_000 } } });
let stops: (() => void)[] = [];

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  client.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** An active query; each of its fetches waits until the test answers it. */
const show = (key: string) => {
  const fetches: PromiseWithResolvers<string>[] = [];
  const observer = new QueryObserver(client, {
    queryKey: [key],
    queryFn: () => {
      const answer = Promise.withResolvers<string>();
      fetches.push(answer);
      return answer.promise;
    },
  });
  stops.push(observer.subscribe(() => undefined));
  const shown = () => observer.getCurrentResult().data;
  return {
    fetches,
    shown,
    answer: async (value: string) => {
      fetches.at(-1)?.resolve(value);
      await vi.waitFor(() => expect(shown()).toBe(value), { timeout: 60_000 });
    },
  };
};

test('only queries on screen that the notification concerns are refetched', async () => {
  const [concerned, other] = [show('/concerned'), show('/other')];
  await concerned.answer('old');
  await other.answer('old');
  const over = refetchMatching(client, ({ queryKey: [path] }) => path === '/concerned');
  await concerned.answer('new');
  await over;
  expect([concerned.fetches.length, other.fetches.length]).toEqual([2, 1]);
});

test('a first fetch that was running when the notification came is repeated', async () => {
  const query = show('/first');
  const over = refetchMatching(client, () => true);
  expect(query.fetches).toHaveLength(1);
  query.fetches[0]?.resolve('from before the news');
  await vi.waitFor(() => expect(query.fetches).toHaveLength(2), { timeout: 60_000 });
  await query.answer('new');
  await over;
  expect(query.fetches).toHaveLength(2);
});

test('a failed first fetch is not retried because of a notification', async () => {
  const query = show('/failing');
  const over = refetchMatching(client, () => true);
  query.fetches[0]?.reject(new Error('gone'));
  await over;
  expect(query.fetches).toHaveLength(1);
});

/** Returns how many milliseconds after its arrival a query's data may first have missed notifications. */
const missesAfter = async (openedMsBefore: number): Promise<number> => {
  const query = show('/data');
  const [cached] = client.getQueryCache().findAll({ queryKey: ['/data'] });
  if (!cached) throw new Error('The query is not in the cache');
  expect(mayHaveMissedNotifications(cached)).toBe(false);
  await query.answer('data');
  const arrived = cached.state.dataUpdatedAt;
  vi.stubGlobal('performance', { timeOrigin: arrived - openedMsBefore });
  const spans = [0, 10_000, 10_001, 25_000, 25_001, 30_000, 30_001, 60_000];
  return spans.find((span) => {
    vi.setSystemTime(arrived + span);
    return mayHaveMissedNotifications(cached);
  }) as number;
};

test('notifications may have been missed for data older than 10 s before the connection', async () => {
  expect(await missesAfter(60 * 60_000)).toBe(10_001);
});

test('none are missed by a page that opened at most 30 s before the connection, as the server reports those', async () => {
  expect(await missesAfter(5000)).toBe(25_001);
});
