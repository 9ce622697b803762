import { expect, test } from 'vitest';
import { documentOf, planOf } from './own-documents.ts';

test('a document is named after its page', () => {
  expect(['/home', '/task/detail/:id'].map((page) => documentOf(page))).toEqual([
    'pages/home.html',
    'pages/task-detail-id.html',
  ]);
});

test('a plan for some pages names only their files, in the same order', () => {
  const files = ['/largest.js', '/home.js', '/frame.js', '/task.js', '/runner.js', '/first.js'];
  const plan = planOf(
    {
      files,
      first: [5],
      frame: [2],
      pages: { '/': { files: [] }, '/home': { files: [1, 0], members: true }, '/task': { files: [3] } },
      entries: ['/'],
      home: '/home',
      login: '/login',
      early: { headers: {}, frame: ['/api/me'], pages: { '/home': ['/api/a'], '/task': ['/api/b'] } },
      later: { runner: [4] },
    },
    ['/home', '/login'],
  );
  const named = (places: readonly number[]) => places.map((at) => plan.files[at]);
  expect(plan.files).toEqual(files.filter((file) => file !== '/task.js'));
  expect(Object.keys(plan.pages)).toEqual(['/home']);
  expect(plan.pages['/home']?.members).toBe(true);
  expect(
    [plan.first, plan.frame, plan.pages['/home']?.files ?? [], plan.later['runner'] ?? []].map(named),
  ).toEqual([['/first.js'], ['/frame.js'], ['/home.js', '/largest.js'], ['/runner.js']]);
  expect([plan.entries, plan.early?.pages]).toEqual([[], { '/home': ['/api/a'] }]);
});
