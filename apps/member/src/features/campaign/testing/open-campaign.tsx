import { QueryClientProvider } from '@tanstack/react-query';
import { type Campaign, configureClient } from '@yayan/api-client';
import type { ApiRequest } from '@yayan/auth';
import { YayanProvider } from '@yayan/ui';
import type { ComponentType } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { cleanup, render } from 'vitest-browser-react';
import { queryClient } from '../../../shell/client/client.ts';
import { restPointer } from '@yayan/site/look';

/** What the server answers, by method and path behind `/v1`. */
export type Answers = Record<string, (body?: unknown) => unknown>;

const DAY_MS = 86_400_000;
const from = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** A campaign that runs, for a member with one chance. */
export const sampleCampaign = (more: Partial<Campaign>): Campaign => ({
  id: 'Sample2026a',
  face: 'koi',
  state: 'running',
  title: '锦鲤抽奖',
  summary: '一次机会，一位锦鲤',
  rules: ['每人参加一次'],
  organiser: '芽言',
  taxNote: '按国家规定办理',
  startsAt: from(-1),
  endsAt: from(20),
  drawsAt: from(10),
  claimDays: 15,
  consolation: 2,
  ways: [{ cause: 'checkin', chances: 1 }],
  prizes: [
    {
      id: 'mug',
      kind: 'goods',
      title: '陶瓷马克杯',
      cover: '/covers/mug.svg',
      worth: 2600,
      stock: 1,
      left: 1,
      odds: 0,
    },
  ],
  version: 1,
  seedHash: 'a'.repeat(64),
  revealed: false,
  entrants: 128,
  quiz: null,
  mine: {
    pseudonym: '7q2mxk9b',
    chances: 1,
    draws: 0,
    earned: [{ cause: 'checkin', count: 1 }],
    entered: false,
    today: null,
  },
  ...more,
});

/** Opens a page on a fake server with these answers. */
export const openCampaign = async (Page: ComponentType, answers: Answers, address = '/'): Promise<void> => {
  await cleanup();
  await restPointer();
  queryClient.clear();
  configureClient({
    request: async <T,>({ method, url, data }: ApiRequest) =>
      answers[`${method} ${url.replace(/^.*\/v1/u, '')}`]?.(data) as T,
  });
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [address] });
  await render(
    <QueryClientProvider client={queryClient}>
      <YayanProvider>
        <RouterProvider router={router} />
      </YayanProvider>
    </QueryClientProvider>,
  );
};
