import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('draw.js', import.meta.url), 'utf8');
const plan = {
  files: [],
  first: [],
  frame: [],
  entries: ['/'],
  home: '/home',
  login: '/login',
  pages: { '/home': { files: [], members: true }, '/login': { files: [] } },
  early: { headers: { 'z-client': '2' }, frame: ['/api/v1/users/account'], pages: {} },
};

interface Browser {
  cookie: string;
  deviceId?: string | null;
  userAgent?: string;
  maxTouchPoints?: number;
}

/** Runs the script of the page in a browser, and returns the headers of its first calls. */
const draw = ({ cookie, deviceId = 'd1', userAgent = 'Chrome', maxTouchPoints = 0 }: Browser) => {
  const asked: Record<string, string>[] = [];
  const element = { textContent: JSON.stringify(plan), content: 'off', setAttribute: () => undefined };
  const page: Record<string, unknown> = {
    document: {
      documentElement: { dataset: {} },
      cookie,
      visibilityState: 'hidden',
      querySelector: () => element,
      querySelectorAll: () => [],
      createElement: () => element,
      head: { append: () => undefined },
    },
    location: { pathname: '/home', search: '' },
    localStorage: { getItem: () => deviceId },
    navigator: { userAgent, maxTouchPoints },
    setTimeout: () => 0,
    URLSearchParams,
    fetch: (_: string, { headers }: { headers: Record<string, string> }) => {
      asked.push(headers);
      return Promise.resolve();
    },
  };
  page['globalThis'] = page;
  runInNewContext(script, page);
  return { headers: asked[0], hasStarted: page['firstScripts'] !== undefined };
};

const session = `token=t; expired=${Date.now() + 3_600_000}`;

test('the first calls name the device as all others do', () => {
  expect(draw({ cookie: session }).headers).toEqual({
    'z-token': 'Bearer t',
    'z-device': '2',
    'z-device-id': 'd1',
    'z-client': '2',
  });
});

test.each([
  ['a phone', { userAgent: 'Mozilla (Linux; Android 15) Mobile' }, '1'],
  ['an Android tablet', { userAgent: 'Mozilla (Linux; Android 15)' }, '3'],
  ['an iPad that says Macintosh', { userAgent: 'Mozilla (Macintosh)', maxTouchPoints: 5 }, '3'],
])('%s is named as such', (_, browser, device) => {
  expect(draw({ cookie: session, ...browser }).headers?.['z-device']).toBe(device);
});

test('without an id of the device nothing is read early', () => {
  expect(draw({ cookie: session, deviceId: null }).headers).toBeUndefined();
});

test('a malformed cookie of somebody else doesn’t stop the site', () => {
  expect(draw({ cookie: `userData=%; ${session}` }).hasStarted).toBe(true);
  expect(draw({ cookie: 'token=%' }).hasStarted).toBe(true);
});
