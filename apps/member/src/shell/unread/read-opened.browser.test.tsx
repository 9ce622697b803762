import { mockCheckNewMessages, mockReadMessages, refuse } from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../client/client.ts';
import { openMock } from '../../testing/open-mock.ts';
import { openPage } from '../../testing/open-page.tsx';
import { useReadOpened } from './use-read-opened.ts';
import { useUnread } from './use-unread.ts';

function Frame() {
  useReadOpened();
  return <p data-testid="unread">{useUnread()?.messages ?? '没有'}</p>;
}

const shown = () => document.querySelector('[data-testid=unread]')?.textContent;

let mock: Mock;
let links: string[];

beforeEach(async () => {
  ({ mock } = await openMock());
  links = ['/home/gold', '/home/exchange?order=7'];
  mock.use(
    mockCheckNewMessages(() => {
      if (links.length === 0) return refuse('NOTHING_NEW');
      return { messages: links.length, notices: 0, latestAt: '2026-11-21T08:30:00.000Z', links };
    }),
  );
  mock.use(
    mockReadMessages(() => {
      links = [];
      return { unread: 0, readAt: '2026-11-21T08:30:00.000Z' };
    }),
  );
});

const open = (at: string) => openPage(Frame, '*', at);

test('rule 7.24: opening a page reads the messages that lead to it, once, and the dots go out', async () => {
  await open('/home/exchange');
  const read = [{ scope: 'linked', links: ['/home/exchange?order=7'] }];
  await expect.poll(() => mock.received('readMessages')).toEqual(read);
  await expect.poll(shown).toBe('没有');
  expect(mock.received('readMessages')).toEqual(read);
});

test('rule 7.24: another page reads nothing', async () => {
  await open('/home/card');
  await expect.poll(shown).toBe('2');
  expect(mock.received('readMessages')).toEqual([]);
});

test('a failed call puts out no dot', async () => {
  await open('/home/card');
  await expect.poll(shown).toBe('2');
  mock.use(mockCheckNewMessages(refuse('INTERNAL')));
  await queryClient.refetchQueries();
  await expect.poll(() => queryClient.getQueryCache().getAll()[0]?.state.status).toBe('error');
  expect(shown()).toBe('2');
});
