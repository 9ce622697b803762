import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as sdk from '@yayan/api-client';
import * as schemas from '@yayan/api-client/zod';
import { createMock } from '@yayan/mock';
import { describe, expect, test } from 'vitest';
import { errorList } from '../errors/error-list.ts';
import { areas } from '../navigation.ts';
import { areaDocument } from './area-document.ts';
import { areaPages, searchedText } from './area-page.ts';
import { callsOf, readDocument } from './document.ts';
import { embedded } from './embedded-renderer.ts';
import { sdkCallOf } from './sdk-call.ts';
import { sdkSample, written } from './sdk-sample.ts';

const document = readDocument();
const drawn = Object.keys(areas).map((area) => [area, areaDocument(document, area, 'en')] as const);
const allCalls = drawn.flatMap(([, part]) => callsOf(part));

interface Schema {
  readonly safeParse: (value: unknown) => { readonly success: boolean };
}
const schemaOf = (id: string, part: string): Schema | undefined =>
  (schemas as unknown as Readonly<Record<string, Schema>>)[id.charAt(0).toUpperCase() + id.slice(1) + part];

test('every call of the document is in one area', () => {
  const ids = allCalls.map(({ operation }) => operation.operationId);
  const documented = callsOf(document).map(({ operation }) => operation.operationId);
  expect(ids.toSorted()).toEqual(documented.toSorted());
});

test('every sample carries the headers that every call carries', () => {
  for (const { operation } of allCalls) {
    const headers = (operation.parameters ?? []).filter((each) => each.in === 'header');
    const shown = Object.fromEntries(headers.map(({ name, example }) => [name, example]));
    expect(shown).toMatchObject({ 'z-client': '2', 'z-version': '1.0.0', 'z-device': '2' });
    expect(shown['z-device-id']).toEqual(expect.any(String));
  }
});

test('calls that need a token show it as a bearer, and only these', () => {
  const original = new Map(callsOf(document).map(({ operation }) => [operation.operationId, operation]));
  for (const { operation } of allCalls) {
    const token = operation.parameters?.find(({ name }) => name === 'z-token');
    const security = original.get(operation.operationId)?.security ?? [];
    const takesToken = security.some((choice) => Object.keys(choice).length > 0);
    expect([operation.operationId, token?.example]).toEqual([
      operation.operationId,
      takesToken ? expect.stringMatching(/^Bearer ya1\./u) : undefined,
    ]);
  }
});

test('every sample answer is a success with the document’s own values', () => {
  for (const { operation } of allCalls) {
    const example = operation.responses['200']?.content?.['application/json']?.example;
    if (example === undefined) continue;
    expect(example).toMatchObject({ code: 200, msg: '成功' });
    const schema = schemaOf(operation.operationId, 'Response');
    expect([operation.operationId, schema?.safeParse(example).success ?? true]).toEqual([
      operation.operationId,
      true,
    ]);
  }
});

test('every sample body is one that the call accepts', () => {
  for (const { operation } of allCalls) {
    const example = operation.requestBody?.content?.['application/json']?.example;
    const schema = schemaOf(operation.operationId, 'Body');
    if (example === undefined || !schema) continue;
    expect([operation.operationId, schema.safeParse(example).success]).toEqual([operation.operationId, true]);
  }
});

test('the TypeScript sample of a call sends what its plain sample sends', async () => {
  for (const { method, path, operation } of allCalls) {
    const call = sdkCallOf(operation);
    if (!call) continue;
    const sent: Request[] = [];
    const client = sdk.createClient({
      baseUrl: 'http://127.0.0.1:4450/api',
      fetch: async (request) => {
        sent.push(request);
        return Response.json({ code: 200, msg: '', data: null });
      },
    });
    const send = (sdk as unknown as Record<string, ((...given: unknown[]) => Promise<unknown>) | undefined>)[
      operation.operationId
    ];
    await send?.(...call.given, { client });
    const known = new Map(operation.parameters?.map(({ name, example }) => [name, String(example)]));
    const address = `http://127.0.0.1:4450/api${path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(known.get(name) ?? ''))}`;
    const [request] = sent;
    expect([request?.method, request?.url.split('?')[0]]).toEqual([method, address]);
    const body = operation.requestBody?.content?.['application/json']?.example;
    if (body !== undefined) expect(await request?.json()).toEqual(body);
  }
});

test('a TypeScript sample is written as a person would', () => {
  const call = { name: 'placeOrder', given: ["it's", { quantity: 1 }], isKeyed: true, isSignedIn: true };
  expect(sdkSample(call, 'en'))
    .toBe(`import { createClient, newIdempotencyKey, placeOrder } from '@yayan/api-client';

// A client whose member has signed in; see the guide “Signing in”.
const client = createClient({ baseUrl: 'http://127.0.0.1:4450/api' });
const answer = await placeOrder('it\\'s', { quantity: 1 }, { client, idempotencyKey: newIdempotencyKey() });`);
  expect(written({ 'a-b': ['x'.repeat(50), 'y'.repeat(30)] })).toBe(
    `{\n  'a-b': [\n    '${'x'.repeat(50)}',\n    '${'y'.repeat(30)}',\n  ],\n}`,
  );
});

test('an area has every schema that its calls use', () => {
  for (const [area, part] of drawn) {
    const named = [...JSON.stringify(part).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
    const missing = named.filter(([, kind = '', name = '']) => !part.components[kind]?.[name]);
    expect([area, missing.map(([reference]) => reference)]).toEqual([area, []]);
  }
});

describe('in Chinese', () => {
  const chinese = /\p{Script=Han}/u;

  test.each(Object.keys(areas))('%s has Chinese titles of its calls, headers and refusals', (area) => {
    const { tags, ...part } = areaDocument(document, area, 'zh');
    const texts = [
      ...tags.map(({ description }) => description),
      ...callsOf(part as typeof document).flatMap(({ operation }) => [
        operation.summary,
        ...(operation.parameters ?? [])
          .filter(({ name }) => name.startsWith('z-'))
          .map(({ description = '' }) => description),
      ]),
    ];
    expect(texts.filter((text) => !chinese.test(text))).toEqual([]);
  });

  test('the list before the renderer and the search have the Chinese titles too', () => {
    const title = '## 获取达人榜 {#tag/community/getRanking}';
    const page = areaPages('zh').find(({ params }) => params.area === 'community');
    expect(page?.content).toContain(`#${title}`);
    expect(searchedText('zh/reference/community.md', '')).toContain(title.replace(/ \{#.*/u, ' · '));
    expect(searchedText('reference/community.md', '')).toContain('## Read a star ranking ');
    // The name and the path of a call are found too, before the texts that mention it.
    expect(searchedText('reference/exchange.md', '')).toContain(
      '## Order a benefit · placeOrder · POST /v1/benefits/{id} {#',
    );
  });
});

describe('trying a call against the mock', () => {
  test('samples leave out what narrows a list', () => {
    const shown = allCalls.flatMap(({ operation }) =>
      (operation.parameters ?? [])
        .filter((each) => each.in === 'query' && !each.required && each.example !== undefined)
        .map(({ name }) => name),
    );
    expect(new Set(shown)).toEqual(new Set(['limit']));
  });

  test('the sample of a benefit is one that the mock knows', async () => {
    const exchange = drawn.find(([area]) => area === 'exchange')?.[1];
    const id = exchange?.paths['/v1/benefits/{id}']?.['get']?.parameters?.find(({ name }) => name === 'id');
    const answer = await createMock().fetch(
      new Request(`https://mock.test/api/v1/benefits/${String(id?.example)}`),
    );
    expect(await answer.json()).toMatchObject({ code: 200 });
  });
});

test('the Chinese reference says in Chinese what each call, parameter, response and part of the data is', () => {
  const isChinese = (text: string | undefined): boolean => text === undefined || /\p{Script=Han}/u.test(text);
  const chinese = Object.keys(areas).map((area) => areaDocument(document, area, 'zh'));
  const data = chinese.flatMap(({ components }) =>
    JSON.stringify(components).match(/"description":"[^"]*"/gu),
  );
  expect(data.filter((text) => !isChinese(text ?? undefined))).toEqual([]);
  const others = chinese
    .flatMap((area) => callsOf(area))
    .flatMap(({ operation: { operationId, description, parameters = [], responses } }) =>
      [
        // The refusals that follow have Chinese messages in both languages.
        { of: 'call', text: description?.split('\n\n|')[0] || undefined },
        ...parameters.map((parameter) => ({ of: parameter.name, text: parameter.description })),
        ...Object.entries(responses).map(([status, body]) => ({ of: status, text: body.description })),
      ]
        .filter(({ text }) => !isChinese(text))
        .map(({ of, text }) => `${operationId} ${of}: ${text}`),
    );
  expect(others).toEqual([]);
});

describe.each(['en', 'zh'] as const)('the refusals of calls in %s', (language) => {
  const rows = Object.keys(areas)
    .flatMap((area) => callsOf(areaDocument(document, area, language)))
    .flatMap(({ operation }) => operation.description?.match(/^\| \[.*$/gmu) ?? []);

  test('have their messages in this language alone', () => {
    const messages = rows.map((row) => row.split(' | ')[1] ?? '');
    expect(messages.length).toBeGreaterThan(500);
    expect(messages.filter((text) => /\p{Script=Han}/u.test(text) !== (language === 'zh'))).toEqual([]);
  });

  test('lead to rows that the list of all errors has', () => {
    const list = errorList(language);
    const page = language === 'zh' ? '/zh/reference/errors' : '/reference/errors';
    const addresses = rows.map((row) => /\((\S+)#(\d+)\)/u.exec(row)?.slice(1) ?? []);
    expect(addresses.filter(([to, code]) => to !== page || !list.includes(` id="${code}"`))).toEqual([]);
  });
});

test('the English reference is in English, but for samples and the names of things that a person sees in Chinese', () => {
  const texts: string[] = [];
  const read = (key: string, value: unknown): unknown => {
    if (/^examples?$/u.test(key)) return undefined;
    if (['title', 'summary', 'description'].includes(key) && typeof value === 'string') texts.push(value);
    if (key === 'x-enum-descriptions') texts.push(...(value as string[]));
    return value;
  };
  for (const [, { paths, components }] of drawn) JSON.stringify({ paths, components }, read);
  expect(texts).toContain('Task wall');
  const seen = /说明 \(notes\)|清单\.csv \(the list\)|访客, guest/u;
  expect(texts.filter((text) => /\p{Script=Han}/u.test(text) && !seen.test(text))).toEqual([]);
});

test('a call that may be made less often than others says how often', () => {
  const said = (language: 'en' | 'zh'): number =>
    Object.keys(areas)
      .flatMap((area) => callsOf(areaDocument(document, area, language)))
      .filter(({ operation }) =>
        /\d+ calls a minute|每分钟最多 \*\*\d+ 次/u.test(operation.description ?? ''),
      ).length;
  const limited = callsOf(document).filter(({ operation }) => operation['x-calls-a-minute'] !== undefined);
  expect(limited.length).toBeGreaterThan(0);
  expect([said('en'), said('zh')]).toEqual([limited.length, limited.length]);
});

test('the shown token signs the mock’s member in, and another one is refused', async () => {
  const mock = createMock();
  const shown = allCalls
    .find(({ operation }) => operation.operationId === 'getAccount')
    ?.operation.parameters?.find(({ name }) => name === 'z-token')?.example;
  const statusWith = async (token: unknown): Promise<number> => {
    const headers = {
      'z-token': String(token),
      'z-client': '2',
      'z-version': '1.0.0',
      'z-device': '2',
      'z-device-id': 'd',
    };
    return (await mock.fetch(new Request('http://127.0.0.1:4450/api/v1/users/account', { headers }))).status;
  };
  expect(await statusWith(shown)).toBe(200);
  expect(await statusWith('Bearer YOUR_TOKEN')).toBe(401);
});

test('the renderer has no main of its own inside the page’s', () => {
  const { resolve } = createRequire(import.meta.url);
  const start = join(dirname(resolve('@scalar/api-reference')), 'browser', 'standalone.esm.js');
  expect(embedded(readFileSync(start, 'utf8'))).not.toContain('`main`');
  expect(() => embedded('')).toThrow('The renderer no longer has one');
});
