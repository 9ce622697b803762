import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite } from './serve-site.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

let dist: string;
let origin: string;
let close: () => Promise<void>;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'yayan-served-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>page</title>');
  mkdirSync(join(dist, 'pages'));
  writeFileSync(join(dist, 'pages', 'task.html'), '<!doctype html><title>task</title>');
  writeFileSync(join(dist, 'pages', 'documents.json'), JSON.stringify({ '/task/:id': '/pages/task.html' }));
  writeFileSync(join(dist, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  close = await serveSite({
    name: 'bbs',
    port,
    api: origin,
    otherSite: 'http://127.0.0.1:1',
    docs: 'http://127.0.0.1:2',
    dist,
  });
});

afterAll(async () => {
  await close();
  rmSync(dist, { recursive: true, force: true });
});

const accepts = { browser: 'text/html', crawler: '*/*' };

test.each(
  ['/sitemap.xml', '/favicon.ico', '/assets/gone.js'].flatMap((path) => [
    [path, 'browser'] as const,
    [path, 'crawler'] as const,
  ]),
)('a file that the site does not have, %s, is answered to a %s with 404 and no page', async (path, who) => {
  const answer = await fetch(origin + path, { headers: { accept: accepts[who] } });
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('<title>');
});

test('10.34 a crawler of links gets the API’s document about a page, and without one the page', async () => {
  const api = createHttpServer((request, response) => {
    const isKnown = request.url === '/share-cards/course/Ren2zHen4dAx';
    response.writeHead(isKnown ? 200 : 404).end(isKnown ? '<title>认真作答</title>' : '');
  });
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
  const apiPort = (api.address() as AddressInfo).port;
  const port = await freePort();
  const member = `http://127.0.0.1:${port}`;
  const stop = await serveSite({
    name: 'member',
    port,
    api: `http://127.0.0.1:${apiPort}`,
    otherSite: 'http://127.0.0.1:1',
    dist,
  });
  const titleFor = async (path: string, agent: string) => {
    const headers = { accept: 'text/html', 'user-agent': agent };
    const page = await (await fetch(member + path, { headers })).text();
    return /<title>(.+)<\/title>/u.exec(page)?.[1];
  };
  expect(await titleFor('/course/Ren2zHen4dAx', 'WhatsApp/2')).toBe('认真作答');
  expect(await titleFor('/course/Ren2zHen4dAx', 'Mozilla/5.0')).toBe('page');
  expect(await titleFor('/course/unknown', 'WhatsApp/2')).toBe('page');
  await stop();
  api.close();
});

test('a file that the site has is answered', async () => {
  expect(await (await fetch(`${origin}/robots.txt`)).text()).toContain('Disallow: /');
});

test('footers lead to the developer docs by an address of the site', async () => {
  const answer = await fetch(`${origin}/developers`, {
    headers: { accept: 'text/html' },
    redirect: 'manual',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'http://127.0.0.1:2/zh/']);
});

test('any other path is a page', async () => {
  const answer = await fetch(`${origin}/bbs/t7Kq2mX9bLpR`, { headers: { accept: 'text/html' } });
  expect(await answer.text()).toContain('<title>page</title>');
});

test('a page with a document of its own is answered with it', async () => {
  const titleAt = async (path: string): Promise<string | undefined> =>
    /<title>(.*)</u.exec(
      await (await fetch(origin + path, { headers: { accept: 'text/html' } })).text(),
    )?.[1];
  expect(await Promise.all(['/task/7?from=/home', '/task/7/', '/task', '/task/7/8'].map(titleAt))).toEqual([
    'task',
    'task',
    'page',
    'page',
  ]);
});

test('after a new build its page is answered, and while a build replaces it the last one', async () => {
  const titleNow = async (): Promise<string> =>
    await (await fetch(origin, { headers: { accept: 'text/html' } })).text();
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>next page</title>');
  utimesSync(join(dist, 'index.html'), 1, 1);
  expect(await titleNow()).toContain('<title>next page</title>');
  rmSync(join(dist, 'index.html'));
  expect(await titleNow()).toContain('<title>next page</title>');
});
