import { expect, test } from 'vitest';
import { builtPages } from './built-pages.ts';

test('an unbuilt page is recognised with its parameters, query and anchor; what stands beside it is built', () => {
  const isBuilt = builtPages(['/home/message', '/home/notices/:id']);
  const built = ['/home/message', '/home/message?tab=2', '/home/notices/7#top', '/home', '/home/notices'];
  expect(built.map(isBuilt)).toEqual([false, false, false, true, true]);
});
