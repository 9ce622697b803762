import { expect, test } from 'vitest';
import { linksTo, messagesHref, withDots } from './unread-links.ts';

const links = ['/home/exchange?order=1', '/home/feedback/7', '/home/user#verify', 'https://yayan.example/x'];

test('rule 7.24: a page marks the messages that lead to it as read, with any selection in their links', () => {
  expect(linksTo(links, '/home/exchange')).toEqual(['/home/exchange?order=1']);
  expect(linksTo(links, '/home/user')).toEqual(['/home/user#verify']);
  expect(linksTo(links, '/home/feedback')).toEqual([]);
  expect(linksTo(links, '/home')).toEqual([]);
});

test('rule 7.24: an entry has a dot while a message leads to one of its pages', () => {
  const items = ['/home', '/home/exchange', '/home/feedback', '/home/gold'].map((href) => ({
    href,
    label: href,
    exact: href === '/home',
  }));
  const marked = withDots(items, links).filter(({ unread }) => unread);
  expect(marked.map(({ href }) => href)).toEqual(['/home/exchange', '/home/feedback']);
});

test('rule 7.24: the dot of notices alone leads to the notices', () => {
  expect(messagesHref(undefined)).toBe('/home/message');
  const unread = { messages: 0, notices: 3, latestAt: '2026-11-21T08:30:00.000Z', links: [] };
  expect(messagesHref(unread)).toBe('/home/message?tab=notices');
  expect(messagesHref({ ...unread, messages: 1 })).toBe('/home/message');
});
