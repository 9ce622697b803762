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

interface Call {
  readonly address: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

interface Opened {
  at?: { pathname: string; search: string };
  planned?: object;
  /** What every call is answered with. */
  data?: object;
  status?: number;
}

/** Runs the script of the page in a browser, and returns the page and its first calls. */
const open = (
  { cookie, deviceId = 'd1', userAgent = 'Chrome', maxTouchPoints = 0 }: Browser,
  { at = { pathname: '/home', search: '' }, planned = plan, data = {}, status = 200 }: Opened = {},
) => {
  const calls: Call[] = [];
  const element = { textContent: JSON.stringify(planned), content: 'off', setAttribute: () => undefined };
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
    location: at,
    localStorage: { getItem: () => deviceId },
    navigator: { userAgent, maxTouchPoints },
    setTimeout: () => 0,
    URLSearchParams,
    fetch: (address: string, sent: Omit<Call, 'address'>) => {
      calls.push({ address, ...sent });
      return Promise.resolve(Response.json({ code: 200, data }, { status }));
    },
  };
  page['globalThis'] = page;
  runInNewContext(script, page);
  return { page, calls };
};

/** The headers of the first calls, and whether the page has started. */
const draw = (browser: Browser) => {
  const { page, calls } = open(browser);
  return { headers: calls[0]?.headers, hasStarted: page['firstScripts'] !== undefined };
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

/** Opens a questionnaire at its own address, and returns the calls that the document makes. */
const begin = async (search: string, data: object, status = 200) => {
  const address = '/api/v1/process/participations';
  const begun = {
    address,
    body: '{"taskHashId":"{task}"}',
    next: { kind: 'hosted', address: '/sessions/{sessionId}' },
  };
  const planned = {
    ...plan,
    pages: { '/task/go': { files: [], members: true } },
    early: { ...plan.early, begin: { '/task/go': begun } },
  };
  const at = { pathname: '/task/go', search };
  const { page, calls } = open({ cookie: session }, { at, planned, data, status });
  await new Promise((resolve) => setTimeout(resolve));
  const { answers } = page['earlyAnswers'] as { answers: Map<string, unknown> };
  return { calls: calls.map(({ address, body }) => [address, body]), kept: [...answers.keys()] };
};

test('a questionnaire is begun by its document, and its questions are read as soon as it is', async () => {
  const { calls, kept } = await begin('?task=t1', { kind: 'hosted', sessionId: 's1' });
  const body = '{"taskHashId":"t1"}';
  expect(calls).toEqual([
    ['/api/v1/users/account', undefined],
    ['/api/v1/process/participations', body],
    ['/sessions/s1', undefined],
  ]);
  expect(kept).toEqual(['/api/v1/users/account', `/api/v1/process/participations ${body}`, '/sessions/s1']);
});

test('what is answered elsewhere, or refused, is read no further, and an address that says more begins nothing', async () => {
  expect((await begin('?task=t1', { kind: 'external', sessionId: 's1' })).calls).toHaveLength(2);
  expect((await begin('?task=t1', {})).calls).toHaveLength(2);
  expect((await begin('?session=s1', {})).calls).toHaveLength(1);
  expect((await begin('?task=t1&entry=e1', {})).calls).toHaveLength(1);
});

test('nothing is begun before the account is read, and nothing if it can not be', async () => {
  const { calls } = await begin('?task=t1', { kind: 'hosted', sessionId: 's1' }, 401);
  expect(calls).toEqual([['/api/v1/users/account', undefined]]);
});
