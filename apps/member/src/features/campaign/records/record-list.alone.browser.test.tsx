import { QueryClientProvider } from '@tanstack/react-query';
import { type Campaign, type CampaignRecord, configureClient } from '@yayan/api-client';
import type { ApiRequest } from '@yayan/auth';
import { YayanProvider } from '@yayan/ui';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { queryClient } from '../../../shell/client/client.ts';
import { RecordList } from './RecordList.tsx';
import { WinnerList } from './WinnerList.tsx';

vi.mock('../../../shell/session/use-is-signed-in.ts', () => ({ useIsSignedIn: () => true }));

const at = '2026-11-20T08:30:00.000Z';
const campaign = { id: 'LuckyDraw2026a', face: 'lottery', mine: null } as Campaign;
const record = (number: number): CampaignRecord => ({
  number,
  clientSeed: '好运',
  version: 1,
  roll: number,
  prize: null,
  consolation: 2,
  at,
});
const winner = { pseudonym: '7Q2MXK9B', name: '小*', prize: '陶瓷马克杯', at };
let winnersAfter: string | null;

beforeEach(() => {
  queryClient.clear();
  winnersAfter = null;
  configureClient({
    request: async <T,>({ url, params }: ApiRequest) => {
      if (url.endsWith('/winners')) return { items: [winner], nextCursor: winnersAfter } as T;
      const isFirst = params?.['cursor'] === undefined;
      return { items: [record(isFirst ? 102 : 1)], nextCursor: isFirst ? 'older' : null } as T;
    },
  });
});

const open = (list: ReactNode) =>
  render(
    <QueryClientProvider client={queryClient}>
      <YayanProvider>
        <MemoryRouter>{list}</MemoryRouter>
      </YayanProvider>
    </QueryClientProvider>,
  );

test('older draws than those of the first page can be reached', async () => {
  await open(<RecordList campaign={campaign} />);
  await expect.element(page.getByText('第 102 次', { exact: false })).toBeVisible();
  await expect.element(page.getByText('第 1 次', { exact: false })).toBeVisible();
});

test('a list of winners says when it shows only the newest', async () => {
  winnersAfter = 'older';
  await open(<WinnerList campaign={campaign} />);
  await expect.element(page.getByText('这里只列出最近 50 次中奖')).toBeVisible();
});
