import { ApiError } from '@yayan/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { createErrorReports, type PageErrorReport, plainPath } from './error-reports.ts';

let sent: PageErrorReport[];

const reports = (isChosen = () => true) =>
  createErrorReports({
    send: (report) => void sent.push(report),
    path: () => '/task/detail/t7Kq2mX9bLpR',
    isChosen,
  });

const failure = (message: string, stack = ''): Error =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n${stack}` });

beforeEach(() => {
  sent = [];
  const plan = { textContent: JSON.stringify({ files: ['/assets/index-a1.js'], first: [0] }) };
  vi.stubGlobal('document', { querySelector: () => plan });
  return () => vi.unstubAllGlobals();
});

test('an error is reported with release, page and places, and without queries and numbers of people', () => {
  reports()('error', failure('No 13800138000', 'at a (https://s.example/assets/index-a1.js?from=x:1:20)'));
  expect(sent).toEqual([
    {
      kind: 'error',
      release: '/assets/index-a1.js',
      path: '/task/detail/:id',
      message: 'TypeError: No #',
      stack: 'at a (https://s.example/assets/index-a1.js:1:20)',
    },
  ]);
});

test('each error is reported once, and at most five of a page load', () => {
  const report = reports();
  for (const number of [1, 1, 2, 3, 4, 5, 6]) report('error', failure(`broken ${number}`));
  expect(sent.map(({ message }) => message.slice(-1))).toEqual(['1', '2', '3', '4', '5']);
});

test('a page load that is not chosen reports nothing, and is chosen once', () => {
  const isChosen = vi.fn<() => boolean>(() => false);
  const report = reports(isChosen);
  for (const number of [1, 2]) report('error', failure(`broken ${number}`));
  expect(sent).toEqual([]);
  expect(isChosen).toHaveBeenCalledOnce();
});

test('failed calls, aborted work, extensions and the browser’s own warnings are no errors of the page', () => {
  const report = reports();
  report('rejection', new ApiError({ code: 500, status: 500, msg: '', data: null, kind: 'notice' }));
  report('rejection', new DOMException('left', 'AbortError'));
  report('error', failure('x', 'at a (chrome-extension://abc/x.js:1:1)'));
  report('error', 'ResizeObserver loop completed with undelivered notifications.');
  expect(sent).toEqual([]);
});

test.each([
  ['/home/gold', '/home/gold'],
  ['/bbs/t7Kq2mX9bLpR/user', '/bbs/:id/user'],
  ['/invite/AVeryLongWordOfSomebody', '/invite/:id'],
])('of the path %s only %s is reported', (path, plain) => {
  expect(plainPath(path)).toBe(plain);
});
