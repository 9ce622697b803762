import { expect, test } from 'vitest';
import { isCurrent } from './nav-item.ts';

test('an entry is current on its page and below it, but not on a sibling that begins alike', () => {
  const task = { href: '/task', label: '任务' };
  expect(['/task', '/task/detail/1', '/tasks', '/'].map((path) => isCurrent(task, path))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('an exact entry is current on its own page only', () => {
  const home = { href: '/home', label: '首页', exact: true };
  expect([isCurrent(home, '/home'), isCurrent(home, '/home/gold')]).toEqual([true, false]);
});

test('an entry can be current on all pages below another path', () => {
  const me = { href: '/home/me', label: '我的', under: '/home' };
  expect(['/home/me', '/home/gold', '/home', '/homes/x'].map((path) => isCurrent(me, path))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('an entry can have pages elsewhere', () => {
  const me = { href: '/home/me', label: '我的', also: ['/topic'] };
  expect(['/topic', '/topic/list/1', '/topics'].map((path) => isCurrent(me, path))).toEqual([
    true,
    true,
    false,
  ]);
});

test('the landing page is not current everywhere', () => {
  expect(isCurrent({ href: '/', label: '首页' }, '/about')).toBe(false);
});
