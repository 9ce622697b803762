import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { browserLaunch } from '@yayan/tools/browser';
import { freePort } from '@yayan/tools/free-port';
import { serveConsole } from '@yayan/site-build/serve-console';
import { serveSite } from '@yayan/site-build/serve-site';
import lighthouse, { desktopConfig, type Flags } from 'lighthouse';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { cpuBlocking, type TraceEvent } from '../load/cpu-blocking.ts';
import { serveBuilt } from '../load/serve-built.ts';
import type { Row } from '../report/table.ts';
import type { Stage } from '../stage.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const emptyApp = join(root, 'bench', 'empty-app');
/** How often each page is opened with each device, in turn. The median counts. */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
/** The names of the pages to open in addition to the empty app, such as `/home,/task`; all of them by default. */
const chosenPages = process.env['BENCH_PAGES']?.split(',');
/** `phone`, `desktop`, or both by default. */
const chosenDevices = process.env['BENCH_DEVICES']?.split(',');

/** Lighthouse's result for one visit. */
interface Visit {
  /** Lighthouse's performance score, 0 to 100. */
  score: number;
  /** Milliseconds until the largest contentful paint. */
  lcp: number;
  /** Total blocking time in milliseconds. */
  blocking: number;
  /** The same by processor time, which isn't affected by other work on the machine. */
  cpuBlocking: number;
  shift: number;
  requests: number;
}

const devices = ['phone', 'desktop'] as const;
type Device = (typeof devices)[number];

interface MeasuredPage {
  name: string;
  url: string;
  signedIn: boolean;
  /** The console's pages are opened on a desktop only. */
  isConsole?: boolean;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const tracedBy = (artifacts: object): readonly TraceEvent[] =>
  // Lighthouse's type lacks the fields that its gatherers add.
  (artifacts as { Trace?: { traceEvents: readonly TraceEvent[] } }).Trace?.traceEvents ?? [];

const visit = async (url: string, device: Device, port: number): Promise<Visit> => {
  const flags: Flags = {
    port,
    onlyCategories: ['performance'],
    logLevel: 'error',
    // Live events keep a connection open, so a signed-in page never becomes idle.
    maxWaitForLoad: 15_000,
  };
  const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
  if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}`);
  const { audits, categories, runtimeError, finalDisplayedUrl } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  if (new URL(finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`${url} led to ${finalDisplayedUrl}`);
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details;
  return {
    score: Math.round((categories['performance']?.score ?? Number.NaN) * 100),
    lcp: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    cpuBlocking: cpuBlocking(tracedBy(result.artifacts)),
    shift: value('cumulative-layout-shift'),
    requests:
      requests?.type === 'table'
        ? // Pictures that the page draws itself aren't requests.
          requests.items.filter(({ url }) => typeof url !== 'string' || !url.startsWith('data:')).length
        : Number.NaN,
  };
};

const middleOf = (visits: readonly Visit[]): Visit => ({
  score: median(visits.map(({ score }) => score)),
  lcp: median(visits.map(({ lcp }) => lcp)),
  blocking: median(visits.map(({ blocking }) => blocking)),
  cpuBlocking: median(visits.map((each) => each.cpuBlocking)),
  shift: median(visits.map(({ shift }) => shift)),
  requests: median(visits.map(({ requests }) => requests)),
});

/** Returns the limits that a page misses. */
const missedBy = ({ signedIn, isConsole = false }: MeasuredPage, device: Device, seen: Visit): string[] => {
  const score = isConsole ? 95 : 98;
  const limits: readonly (readonly [string, boolean])[] =
    device === 'desktop'
      ? [[`score ${score}`, seen.score >= score]]
      : [
          ['score 95', seen.score >= 95],
          [`LCP ${signedIn ? 2.5 : 1.8} s`, seen.lcp <= (signedIn ? 2500 : 1800)],
          ['blocking 150 ms', seen.blocking <= 150],
          ['shift 0.02', seen.shift <= 0.02],
          ['25 requests', seen.requests <= 25],
        ];
  return limits.filter(([, met]) => !met).map(([name]) => name);
};

const rowOf = (page: MeasuredPage, device: Device, seen: Visit, empty: Visit): Row => {
  const missed = missedBy(page, device, seen);
  return {
    area: 'Pages',
    name: `${page.name}, ${device}`,
    result: [
      `score ${seen.score}`,
      `LCP ${(seen.lcp / 1000).toFixed(1)} s`,
      `blocking ${Math.round(seen.blocking)} ms (${Math.round(seen.cpuBlocking)} by processor time)`,
      `shift ${seen.shift.toFixed(3)}`,
      `${seen.requests} requests`,
    ].join(', '),
    ratio: seen.lcp / empty.lcp,
    verdict: missed.length === 0 ? 'met' : `MISSED: ${missed.join(', ')}`,
  };
};

type Cookies = readonly { name: string; value: string }[];

/** A browser that has just started still does work of its own, for this many milliseconds. */
const startsFor = 2000;

/**
 * Opens a page in a fresh browser: in a used one, files came from its cache, and its process was still cleaning up the page
 * before.
 */
const visitFresh = async (url: string, device: Device, cookies: Cookies): Promise<Visit> => {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'yayan-pages-'));
  const launch = await browserLaunch();
  const context = await chromium.launchPersistentContext(folder, {
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${port}`],
  });
  try {
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
    await setTimeout(startsFor);
    return await visit(url, device, port);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

const headersOf = (token: string): Record<string, string> => ({
  'z-token': `Bearer ${token}`,
  'z-client': '2',
  'z-version': '1.0.0',
  'z-device': '1',
});

const taskOf = async (stage: Stage, token: string): Promise<string> => {
  const response = await fetch(`${stage.api.url}/api/v1/tasks?limit=1`, {
    headers: headersOf(token),
  });
  const answer = (await response.json()) as { data?: { items?: { hashId: string }[] } }; // As the document says.
  const [task] = answer.data?.items ?? [];
  if (task === undefined) throw new Error(`The wall is empty: ${JSON.stringify(answer)}`);
  return task.hashId;
};

/** The data of the member that the site stores at sign-in, for the first picture of a page. */
const userDataOf = async (stage: Stage, token: string): Promise<string> => {
  const response = await fetch(`${stage.api.url}/api/v1/users/account`, { headers: headersOf(token) });
  const answer = (await response.json()) as { data?: { id: string; nickname: string; avatar: string } }; // As the document says.
  if (answer.data === undefined) throw new Error(`No account: ${JSON.stringify(answer)}`);
  const { id, nickname, avatar } = answer.data;
  return encodeURIComponent(JSON.stringify({ id, nickname, avatar }));
};

/** Ends the tour, so that the home page is measured as members see it every day: the tour is shown once. */
const endTour = async (stage: Stage, token: string): Promise<void> => {
  const response = await fetch(`${stage.api.url}/api/v1/home/tour`, {
    method: 'POST',
    headers: headersOf(token),
  });
  if (!response.ok) throw new Error(`The tour has not ended: ${await response.text()}`);
};

/**
 * Runs Lighthouse on the pages that members see first and most, on a phone (with simulated slow network and processor) and on a
 * desktop, and on an empty app with the same libraries. The ratio compares the largest contentful paint with the empty app's.
 */
export const measurePages = async (stage: Stage): Promise<Row[]> => {
  await build({ root: emptyApp, logLevel: 'warn' });
  const [member] = stage.crowd;
  if (!member) throw new Error('The crowd is empty');
  const { token, refreshToken, expired } = member;
  await endTour(stage, token);
  // As `npm start` serves it.
  const port = await freePort();
  const closeSite = await serveSite({ name: 'member', port, api: stage.api.url, otherSite: stage.api.url });
  const site = `http://127.0.0.1:${port}`;
  const consolePort = await freePort();
  const closeConsole = await serveConsole(consolePort, stage.api.url);
  const empty = await serveBuilt(emptyApp);
  const userData = await userDataOf(stage, token);
  const cookies = Object.entries({ token, refreshToken, expired: String(expired), userData }).map(
    ([name, value]) => ({ name, value }),
  );
  const [cookieName = '', cookie = ''] = (await stage.side.signInOperator()).split('=');
  const cookiesOf = ({ signedIn, isConsole = false }: MeasuredPage): Cookies => {
    if (!signedIn) return [];
    return isConsole ? [{ name: cookieName, value: cookie }] : cookies;
  };
  try {
    const page = (path: string, isMember: boolean, name = path): MeasuredPage => ({
      name,
      url: site + path,
      signedIn: isMember,
    });
    const ofConsole = (path: string, isOperator: boolean, name: string): MeasuredPage => ({
      name,
      url: `http://127.0.0.1:${consolePort}${path}`,
      signedIn: isOperator,
      isConsole: true,
    });
    const reference: MeasuredPage = {
      name: 'empty app, same libraries',
      url: `${empty.url}/`,
      signedIn: false,
    };
    const pages = [
      reference,
      page('/', false),
      page('/login', false),
      page('/home', true),
      page('/task', true),
      page('/exchange', true),
      page(`/task/detail/${await taskOf(stage, token)}`, true, '/task/detail/{id}'),
      page(`/task/go?task=${await stage.side.hostLongSurvey()}`, true, 'first question of a survey'),
      ofConsole('/sign-in', false, 'console: /sign-in'),
      ofConsole('/', true, 'console: /'),
    ].filter((each) => each === reference || (chosenPages?.includes(each.name) ?? true));
    const rows: Row[] = [];
    for (const device of devices.filter((each) => chosenDevices?.includes(each) ?? true)) {
      const opened = pages.filter(({ isConsole }) => device === 'desktop' || isConsole !== true);
      const seen = new Map<MeasuredPage, Visit[]>(opened.map((each) => [each, []]));
      for (let round = 0; round < rounds; round += 1)
        for (const each of opened) {
          console.error(`Opening, round ${round + 1} of ${rounds}: ${each.name}, ${device}`);
          seen.get(each)?.push(await visitFresh(each.url, device, cookiesOf(each)));
        }
      const base = middleOf(seen.get(reference) ?? []);
      for (const [each, visits] of seen) rows.push(rowOf(each, device, middleOf(visits), base));
    }
    return rows;
  } finally {
    await closeSite();
    await closeConsole();
    await empty.stop();
  }
};
