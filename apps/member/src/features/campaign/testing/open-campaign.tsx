import { QueryClientProvider } from '@tanstack/react-query';
import type { Campaign } from '@yayan/api-client';
import type { mockGetCampaign } from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { YayanProvider } from '@yayan/ui';
import type { ComponentType } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { cleanup, render } from 'vitest-browser-react';
import { queryClient, session } from '../../../shell/client/client.ts';
import { openMock, openMockForVisitors } from '../../../testing/open-mock.ts';
import { restPointer } from '@yayan/site/look';

/** Answers that replace those of the mock; the first for a call counts. */
export type Answers = readonly ReturnType<typeof mockGetCampaign>[];

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
  dateChanges: [],
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

/** Opens a page on a mock with these answers, for a member if somebody is signed in. */
export const openCampaign = async (
  Page: ComponentType,
  answers: Answers = [],
  address = '/',
): Promise<Mock> => {
  await cleanup();
  await restPointer();
  queryClient.clear();
  const isMember = session.token() !== undefined;
  const { mock } = isMember ? await openMock() : openMockForVisitors();
  mock.use(...answers);
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [address] });
  await render(
    <QueryClientProvider client={queryClient}>
      <YayanProvider>
        <RouterProvider router={router} />
      </YayanProvider>
    </QueryClientProvider>,
  );
  return mock;
};
