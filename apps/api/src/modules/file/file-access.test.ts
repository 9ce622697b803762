import { rm } from 'node:fs/promises';
import { errors } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Asker } from '../../../test/calls/call-operation.ts';
import { cast, freshMobile, TestSystem } from '../../../test/system/test-system.ts';
import { photo } from '../../../test/file/upload-world.ts';

let system: TestSystem;
let member: Asker;
let other: Asker;
beforeAll(async () => {
  system = await TestSystem.start();
  member = await system.signIn(freshMobile(1));
  other = await system.signIn(freshMobile(2));
});
afterAll(async () => {
  await system.stop();
  await rm(system.platform.config.dataDir, { recursive: true, force: true });
});

const grant = async (asker = member, query: object = {}) =>
  await system.get(
    'getUploadPolicy',
    { query: { module: 'avatar', extension: 'jpg', size: 100_000, ...query } },
    asker,
  );
const formOf = (fields: object, content: Uint8Array<ArrayBuffer>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('file', new Blob([content]));
  return form;
};
async function upload(content: Uint8Array, asker = member, query: object = {}): Promise<string> {
  const { form } = await grant(asker, query);
  const encoded = new Response(formOf(form, Uint8Array.from(content)));
  const { statusCode } = await system.app.server.inject({
    method: 'POST',
    url: '/api/files',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  expect(statusCode).toBe(200);
  return form.key;
}
const signed = async (url: string, asker = member) =>
  await system.call('signFileUrl', { query: { url } }, asker);
const addressOf = (key: string): string => `/api/files/${key}`;

describe('upload policies', () => {
  test.each([
    [{ extension: 'svg' }, 'FILE_TYPE_REFUSED'],
    [{ extension: 'html' }, 'FILE_TYPE_REFUSED'],
    [{ extension: 'xml' }, 'FILE_TYPE_REFUSED'],
    [{ extension: 'pdf' }, 'FILE_TYPE_REFUSED'],
    [{ extension: 'mp4' }, 'FILE_TYPE_REFUSED'],
    [{ size: 10 * 1024 * 1024 + 1 }, 'FILE_TOO_LARGE'],
    [{ extension: '../x' }, 'FIELD_WRONG'],
    [{ extension: 'JPG' }, 'FIELD_WRONG'],
    [{ module: 'public' }, 'FIELD_WRONG'],
    [{ module: '../avatar' }, 'FIELD_WRONG'],
    [{ size: 0 }, 'FIELD_WRONG'],
  ] as const)('%j: %s', async (query, name) => {
    const asked = { query: { module: 'avatar', extension: 'jpg', size: 1, ...query } };
    expect((await system.call('getUploadPolicy', asked, member)).code).toBe(errors[name].code);
  });
});

/** Addresses that differ from the one in the answer. */
function wrongAddresses(key: string, theirs: string): string[] {
  const path = addressOf(key);
  const [, , folder = '', name = ''] = key.split('/');
  const hosts = [
    'evil.example',
    'yayan.oss-cn-shanghai.aliyuncs.com',
    'other-bucket.oss-cn-shanghai.aliyuncs.com',
    '127.0.0.1',
    '127.0.0.1:4000',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '169.254.169.254',
    '100.100.100.200',
    'localhost',
    'localhost.',
    'evil。example',
    'evil．example',
    'evil｡example',
    'ｅｖｉｌ.example',
    'xn--e1awd7f.example',
    'yayan.example@evil.example',
    'yayan.example:pass@evil.example',
    'evil.example#@yayan.example',
    'evil.example\\@yayan.example',
    'yayan.example%00.evil.example',
    'yayan.example%2eevil.example',
  ];
  const schemes = ['http://', 'https://', '//', 'HTTP://', 'ftp://', 'file://', 'https:/', 'https:\\\\'];
  const foreign = hosts.flatMap((host) =>
    schemes.flatMap((scheme) => [`${scheme}${host}${path}`, `${scheme}${host}/${key}`]),
  );
  const dots = ['..', '．．', '%2e%2e', '%252e%252e', '.%2e', '․․', '。。', '..;', '...', '.'];
  const traversals = dots.flatMap((dot) => [
    `/api/files/${dot}/files/${key}`,
    `/api/files/test/avatar/${folder}/${dot}/${name}`,
    `/api/files/test/${dot}/avatar/${folder}/${name}`,
    `/api/files/test/avatar/${dot}/${theirs.split('/')[2] ?? ''}/${name}`,
  ]);
  const spellings = [
    key,
    `/${key}`,
    path.toUpperCase(),
    `/api/files/${key.toUpperCase()}`,
    `/api/files//${key}`,
    `/api//files/${key}`,
    ` ${path}`,
    `${path} `,
    `${path}/`,
    `${path}%20`,
    `\\api\\files\\${key.replaceAll('/', '\\')}`,
    path.replace('/files/', '/files@evil.example/'),
    path.replace('/files/', '/files%2f'),
    path.replaceAll('/', '%2f'),
    path.replace('/files/', '/files;x=1/'),
    ...[
      '?x=1',
      '#x',
      '%00',
      '%00.png',
      ';x',
      '\u200b',
      '\ufeff',
      '%0d%0aSet-Cookie:x',
      '.html',
      '.jpg',
      '?Signature=x&Expires=1',
    ].map((end) => path + end),
    ...['test', 'prod', 'kept', 'uploads'].map((prefix) => `/api/files/${prefix}/public/${folder}/${name}`),
    ...['public', 'kept', 'uploads', 'Avatar', ''].map(
      (module) => `/api/files/test/${module}/${folder}/${name}`,
    ),
    addressOf(theirs),
    addressOf(theirs).replace('/avatar/', '/group/'),
    ...Array.from({ length: 26 }, (_, at) =>
      addressOf(
        key.replace(folder, folder.slice(0, at) + (folder[at] === '0' ? '1' : '0') + folder.slice(at + 1)),
      ),
    ),
    ...name
      .split('')
      .flatMap((_, at) =>
        at < 17 ? [addressOf(key.replace(name, `${name.slice(0, at)}x${name.slice(at + 1)}`))] : [],
      ),
  ];
  return [...foreign, ...traversals, ...spellings];
}

describe('signed addresses', () => {
  test('U6: of 500 spellings of an address, only the one that answers give is signed', async () => {
    const [key, theirs] = [await upload(await photo()), await upload(await photo(), other)];
    expect((await signed(addressOf(key))).code).toBe(200);
    const wrong = new Set(wrongAddresses(key, theirs));
    expect(wrong.size).toBeGreaterThanOrEqual(500);
    const refusals = new Set<number>([errors.FORBIDDEN.code, errors.NOT_FOUND.code, errors.FIELD_WRONG.code]);
    for (const url of wrong) {
      const { code, data } = await signed(url);
      const isRefused = refusals.has(code);
      expect([url, isRefused, JSON.stringify(data)]).toEqual([
        url,
        true,
        expect.not.stringContaining('Signature'),
      ]);
    }
  });

  test('Z1: a request without token, or with another member’s or a group’s token, gets no signed address', async () => {
    const key = await upload(await photo());
    const host = await system.signInToGroup('t7Kq2mX9bLpR', cast.host);
    for (const asker of [other, host])
      expect(await signed(addressOf(key), asker)).toMatchObject({ status: 403, data: null });
    expect((await system.call('signFileUrl', { query: { url: addressOf(key) } })).status).toBe(401);
    expect((await signed(addressOf(key))).code).toBe(200);
  });

  test('a file that was never uploaded, or whose content is of another type, gets no signed address', async () => {
    const { fileUrl } = await grant();
    expect((await signed(fileUrl)).code).toBe(errors.NOT_FOUND.code);
    const html = await upload(Buffer.from('<!doctype html><script>alert(1)</script>'));
    expect((await signed(addressOf(html))).code).toBe(errors.FILE_TYPE_REFUSED.code);
    await system.runJobs();
    expect((await signed(addressOf(html))).code).toBe(errors.NOT_FOUND.code);
  });
});

describe('the avatar', () => {
  const change = async (key: string, asker = member) =>
    await system.call('changeAvatar', { body: { key } }, asker);
  const statusOf = async (url: string) => (await system.app.server.inject({ method: 'GET', url })).statusCode;

  test('is shown at once, and the previous one is removed', async () => {
    const { avatar } = (await change(await upload(await photo('jpeg', 500)))).data as { avatar: string };
    expect((await system.get('getAccount', {}, member)).avatar).toBe(avatar);
    expect(await statusOf(avatar)).toBe(200);
    await change(await upload(await photo()));
    await system.runJobs();
    expect(await statusOf(avatar)).toBe(404);
  });

  test('Z1: accepts only a picture from the member’s own avatar folder', async () => {
    const theirs = await upload(await photo(), other);
    const feedback = await upload(await photo(), member, { module: 'feedback' });
    const never = (await grant()).form.key;
    for (const key of [theirs, feedback, never, never.replace('test/', 'prod/')])
      expect(await change(key)).toMatchObject({ status: 404, data: null });
    expect((await change(theirs, other)).code).toBe(200);
  });
});

test('over a real connection a large file is never held in memory, and one too large is refused during the upload', async () => {
  const address = await system.app.server.listen({ port: 0, host: '127.0.0.1' });
  const send = async (fields: object, bytes: number) => {
    const body = formOf(fields, new Uint8Array(bytes));
    const answer = await fetch(`${address}/api/files`, { method: 'POST', body });
    return { status: answer.status, text: await answer.text() };
  };
  const video = { module: 'task', extension: 'mp4', size: 40_000_000 };
  const before = process.memoryUsage().rss;
  expect(await send((await grant(member, video)).form, 40_000_000)).toEqual({ status: 200, text: '' });
  expect(process.memoryUsage().rss - before).toBeLessThan(250_000_000);
  expect(await send((await grant()).form, 30_000_000)).toMatchObject({
    status: 400,
    text: expect.stringContaining('<Code>EntityTooLarge</Code>'),
  });
});
