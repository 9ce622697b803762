import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../client/client.ts';
import { type FakeCalls, refusal, startFakeCalls } from '../../testing/fake-calls.ts';
import { openPage } from '../../testing/open-page.tsx';
import { useReadOpened } from './use-read-opened.ts';
import { useUnread } from './use-unread.ts';

function Frame() {
  useReadOpened();
  return <p data-testid="unread">{useUnread()?.messages ?? '没有'}</p>;
}

const shown = () => document.querySelector('[data-testid=unread]')?.textContent;

let server: FakeCalls;
let links: string[];

beforeEach(() => {
  server = startFakeCalls();
  links = ['/home/gold', '/home/exchange?order=7'];
  server.answer('/v1/messages/new', () => {
    if (links.length === 0) throw refusal(1105);
    return { messages: links.length, notices: 0, latestAt: '2026-11-21T08:30:00.000Z', links };
  });
  server.answer('/v1/messages/read', () => {
    links = [];
    return { unread: 0, readAt: '2026-11-21T08:30:00.000Z' };
  });
});

const open = (at: string) => openPage(Frame, '*', at);

test('rule 7.24: opening a page reads the messages that lead to it, once, and the dots go out', async () => {
  await open('/home/exchange');
  const read = [{ scope: 'linked', links: ['/home/exchange?order=7'] }];
  await expect.poll(() => server.sent('/v1/messages/read')).toEqual(read);
  await expect.poll(shown).toBe('没有');
  expect(server.sent('/v1/messages/read')).toEqual(read);
});

test('rule 7.24: another page reads nothing', async () => {
  await open('/home/card');
  await expect.poll(shown).toBe('2');
  expect(server.sent('/v1/messages/read')).toEqual([]);
});

test('a failed call puts out no dot', async () => {
  await open('/home/card');
  await expect.poll(shown).toBe('2');
  server.answer('/v1/messages/new', () => {
    throw refusal(500, 500);
  });
  await queryClient.refetchQueries();
  await expect.poll(() => queryClient.getQueryCache().getAll()[0]?.state.status).toBe('error');
  expect(shown()).toBe('2');
});
