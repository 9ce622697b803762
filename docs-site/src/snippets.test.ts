import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClient } from '@tanstack/react-query';
import { createClient, signInBySms } from '@yayan/api-client';
import { getListTasksQueryOptions } from '@yayan/api-client/react';
import { createMock } from '@yayan/mock';
import { signLink, signWebhook } from '@yayan/partner-kit';
import vectors from '@yayan/partner-kit/vectors.json' with { type: 'json' };
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sign } from '../snippets/sign-by-hand.ts';
import { enter, postback } from '../snippets/supplier.ts';
import { handleWebhook } from '../snippets/webhook.ts';
import { TasksPage } from '../snippets/TasksPage.tsx';

let printed: string[];

/** What a guide shows as the output of its sample. */
const shownOutput = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, '..', 'snippets', 'output', `${name}.txt`), 'utf8')
    .trimEnd()
    .split('\n');

beforeEach(() => {
  const mock = createMock();
  printed = [];
  // The snippets call the address of `npx @yayan/mock`; this test opens no port.
  vi.stubGlobal('fetch', (input: string | Request, init?: RequestInit) =>
    mock.fetch(new Request(input, init)),
  );
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the first call prints benefits', async () => {
  await import('../snippets/first-call.ts');
  expect(printed).toEqual(shownOutput('first-call'));
});

test('a new member registers', async () => {
  await import('../snippets/sign-in.ts');
  expect(printed).toEqual(shownOutput('sign-in'));
});

test('a task is answered page by page and paid', async () => {
  await import('../snippets/tasks.ts');
  expect(printed).toEqual(shownOutput('tasks'));
});

test('an order is placed, refused and revoked', async () => {
  await import('../snippets/order.ts');
  expect(printed).toEqual(shownOutput('order'));
});

test('an error says what to do', async () => {
  await import('../snippets/errors.ts');
  expect(printed).toEqual(shownOutput('errors'));
});

test('a value has a label in English', async () => {
  await import('../snippets/labels.ts');
  expect(printed).toEqual(shownOutput('labels'));
});

test('a list is read to its end', async () => {
  await import('../snippets/paging.ts');
  expect(printed).toEqual(shownOutput('paging'));
});

test('a file is uploaded and used', async () => {
  await import('../snippets/upload.ts');
  expect(printed).toEqual(['0 %', '100 %', 'changed']);
});

test('a call works without the SDK', async () => {
  await import('../snippets/plain-http.ts');
  expect(printed).toEqual(['2 benefits']);
});

test('live events arrive', async () => {
  await import('../snippets/live.ts');
  await vi.waitFor(() => expect(printed).toEqual(shownOutput('live')), { timeout: 30_000 });
});

test('a page shows tasks', async () => {
  const client = createClient({ baseUrl: 'https://mock.test/api' });
  await signInBySms(client, { mobile: '13800138000', code: '123456' });
  const queries = new QueryClient();
  await queries.prefetchQuery(getListTasksQueryOptions({ limit: 20 }, { request: { client } }));
  const page = renderToString(createElement(TasksPage, { client, queries }));
  expect(page).toContain('早餐习惯小调查');
});

test('a supplier lets in whom we sent, once, and reports', async () => {
  const now = String(Math.floor(Date.now() / 1000));
  const secret = 'the-secret-we-agreed-on';
  const link = await signLink(
    'https://supplier.example/in',
    { pid: 'p1', sid: 'V7abc', ts: now },
    { secret },
  );
  expect(await enter(link)).toBe('welcome, V7abc');
  expect(await enter(link)).toBe('refused: replayed');
  expect(await enter(link.replace('V7abc', 'V7abd'))).toBe('refused: badSignature');
  expect(await postback('V7abc', '10')).toMatch(
    /^https:\/\/member\.example\/callback\.php\?k=your-key&.*sig=/,
  );
});

test('a webhook is taken once, and a forged one refused', async () => {
  const body = '{"session":"V7abc"}';
  const headers = await signWebhook('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', { id: 'msg-1', body });
  const hook = (text: string): Request =>
    new Request('https://exchange.example/hook', { method: 'POST', headers: { ...headers }, body: text });
  expect((await handleWebhook(hook(body))).status).toBe(200);
  expect((await handleWebhook(hook(body))).status).toBe(200);
  expect(printed).toEqual(['msg-1: {"session":"V7abc"}']);
  expect((await handleWebhook(hook('{"session":"other"}'))).status).toBe(403);
});

test.each(vectors.queries.map(({ about, pairs, signatures }) => [about, pairs, signatures] as const))(
  'signing by hand gives the published signature: %s',
  (_, pairs, signatures) => {
    const given = pairs.map(([name = '', value = '']) => [name, value] as const);
    expect(sign(given, vectors.secret)).toBe(signatures['hmac-sha256']);
  },
);
