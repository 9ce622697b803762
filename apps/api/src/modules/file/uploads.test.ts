import { rm } from 'node:fs/promises';
import { errors } from '@yayan/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Asker } from '../../testing/call-operation.ts';
import { cast, freshMobile, TestSystem } from '../../testing/test-system.ts';

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

type Fields = Record<string, string>;
const picture = async (format: 'jpeg' | 'png' | 'webp' = 'jpeg', side = 64): Promise<Buffer> =>
  await sharp({ create: { width: side, height: side, channels: 3, background: '#4a7' } })
    .withExif({ IFD0: { Make: 'SecretPhone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 0/1' } })
    .toFormat(format)
    .toBuffer();
const policy = async (asker = member, query: object = {}) =>
  await system.get(
    'getUploadPolicy',
    { query: { module: 'avatar', extension: 'jpg', size: 1000, ...query } },
    asker,
  );
const fieldsOf = async (asker = member, query: object = {}): Promise<Fields> => ({
  ...(await policy(asker, query)).form,
});

async function post(fields: Fields, content: Uint8Array, type = 'image/jpeg') {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([Uint8Array.from(content)], { type }), '../../原图.html');
  const encoded = new Response(form);
  const answer = await system.app.server.inject({
    method: 'POST',
    url: '/api/files',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: answer.statusCode, code: /<Code>(\w+)</.exec(answer.body)?.[1] ?? null };
}
const upload = async (content: Uint8Array, query: object = {}, asker = member): Promise<string> => {
  const fields = await fieldsOf(asker, query);
  expect(await post(fields, content)).toEqual({ status: 200, code: null });
  return fields['key'] ?? '';
};
const read = async (url: string) => await system.app.server.inject({ method: 'GET', url });
const signed = async (key: string, asker = member) =>
  await system.call('signFileUrl', { query: { url: `/api/files/${key}` } }, asker);
const changed = (text: string, at: number): string =>
  text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

describe('U1 an upload policy', () => {
  test('is good for ten minutes, one key in the own folder, one type, one size', async () => {
    const { form, maxBytes, expiresAt, fileUrl, url } = await policy();
    expect(url).toBe('/api/files');
    expect(fileUrl).toBe(`/api/files/${form.key}`);
    expect(form.key).toMatch(/^test\/avatar\/[0-9a-f]{26}\/\d{17}\.jpg$/);
    expect(new Date(expiresAt).getTime() - system.clock.now().getTime()).toBe(600_000);
    const text = JSON.parse(Buffer.from(form.policy, 'base64').toString()) as { conditions: unknown };
    expect(text.conditions).toEqual(
      expect.arrayContaining([
        ['content-length-range', 1, maxBytes],
        ['eq', '$key', form.key],
        ['eq', '$x-oss-content-type', 'image/jpeg'],
        ['eq', '$x-oss-forbid-overwrite', 'true'],
        ['eq', '$success_action_status', '200'],
      ]),
    );
  });

  test.each([
    [{ extension: 'svg' }, 'FILE_TYPE_REFUSED'],
    [{ extension: 'html' }, 'FILE_TYPE_REFUSED'],
    [{ extension: 'mp4' }, 'FILE_TYPE_REFUSED'],
    [{ size: 10 * 1024 * 1024 + 1 }, 'FILE_TOO_LARGE'],
    [{ extension: '../x' }, 'FIELD_WRONG'],
    [{ module: 'public' }, 'FIELD_WRONG'],
  ] as const)('%j: %s', async (query, name) => {
    const asked = { query: { module: 'avatar', extension: 'jpg', size: 1, ...query } };
    expect((await system.call('getUploadPolicy', asked, member)).code).toBe(errors[name].code);
  });

  test('refuses every field that was changed after signing', async () => {
    const content = await picture();
    const theirs = await fieldsOf(other);
    const good = await fieldsOf();
    const keys = [
      'test/avatar/../../x.jpg',
      theirs['key'] ?? '',
      `${good['key'] ?? ''}x`,
      'other/avatar/x.jpg',
    ];
    const changes: Fields[] = [
      ...keys.map((key) => ({ key })),
      { 'x-oss-content-type': 'text/html' },
      { 'x-oss-forbid-overwrite': 'false' },
      { success_action_status: '201' },
      { policy: theirs['policy'] ?? '' },
      { 'x-oss-signature': theirs['x-oss-signature'] ?? '' },
      { 'x-oss-date': '20200101T000000Z' },
      { 'x-oss-credential': (good['x-oss-credential'] ?? '').replace('yayan/', 'root/') },
    ];
    for (const change of changes) {
      const { status } = await post({ ...good, ...change }, content);
      expect([change, status >= 400]).toEqual([change, true]);
    }
    for (const missing of Object.keys(good)) {
      const left = Object.fromEntries(Object.entries(good).filter(([name]) => name !== missing));
      expect([missing, (await post(left, content)).status >= 400]).toEqual([missing, true]);
    }
    expect(await post(good, content)).toEqual({ status: 200, code: null });
  });

  test('300 mutants of one character are all refused', async () => {
    const good = await fieldsOf();
    const names = ['policy', 'x-oss-signature', 'key', 'x-oss-credential', 'x-oss-date'];
    for (let n = 0; n < 300; n += 1) {
      const name = names[n % names.length] ?? '';
      const value = good[name] ?? '';
      const { status } = await post(
        { ...good, [name]: changed(value, (n * 7) % value.length) },
        Buffer.alloc(20),
      );
      expect([name, n, status >= 400]).toEqual([name, n, true]);
    }
  });

  test('refuses the empty file, one byte too many, and what comes after ten minutes', async () => {
    const pdf = { module: 'cooperate', extension: 'pdf', size: 1 };
    const limit = (await policy(member, pdf)).maxBytes;
    const bytes = Buffer.alloc(limit + 1, '%PDF-1.7 ');
    expect(await post(await fieldsOf(member, pdf), bytes)).toEqual({ status: 400, code: 'EntityTooLarge' });
    expect((await post(await fieldsOf(member, pdf), bytes.subarray(0, limit))).status).toBe(200);
    expect((await post(await fieldsOf(), Buffer.alloc(0))).code).toBe('EntityTooSmall');
    const late = await fieldsOf();
    system.clock.advance(600_000);
    expect(await post(late, await picture())).toEqual({ status: 403, code: 'AccessDenied' });
    member = await system.signIn(freshMobile(1));
    other = await system.signIn(freshMobile(2));
  });
});

describe('U2 what a picture is', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('EXIF and place are gone from %s', async (format) => {
    const content = await picture(format);
    expect(content.includes('SecretPhone')).toBe(true);
    const key = await upload(content, { extension: format === 'jpeg' ? 'jpg' : format });
    const answer = await signed(key);
    const kept = (await read((answer.data as { url: string }).url)).rawPayload;
    expect(kept.includes('SecretPhone')).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ format, width: 64 });
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
  });

  test('a payload behind or inside a picture does not survive', async () => {
    const payload = Buffer.from('<script>alert(1)</script>PK\u0003\u0004');
    const key = await upload(Buffer.concat([await picture(), payload]));
    const kept = (await read(((await signed(key)).data as { url: string }).url)).rawPayload;
    expect(kept.includes('<script>')).toBe(false);
  });

  test('of a moving picture the first frame is kept', async () => {
    const frames = await sharp(Buffer.alloc(32 * 64 * 3, 90), {
      raw: { width: 32, height: 64, channels: 3, pageHeight: 32 },
    })
      .gif()
      .toBuffer();
    const key = await upload(frames, { extension: 'gif' });
    const kept = (await read(((await signed(key)).data as { url: string }).url)).rawPayload;
    expect((await sharp(kept).metadata()).pages ?? 1).toBe(1);
  });

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['XML', '<?xml version="1.0"?><x/>'],
    ['PDF', '%PDF-1.7 and more than that'],
    ['a PNG’s name only', '\u0089PNG\r\n'],
    ['the beginning of a JPEG', '\u00ff\u00d8\u00ff and nothing after it at all'],
  ])('%s in a picture’s clothes is refused', async (_kind, text) => {
    expect((await post(await fieldsOf(), Buffer.from(text, 'latin1'))).code).toBe('InvalidContent');
  });

  test('one type under another’s extension is refused', async () => {
    expect((await post(await fieldsOf(), await picture('png'))).code).toBe('InvalidContent');
  });

  test('U4: a picture of too many pixels is refused before it is decoded', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await post(await fieldsOf(member, { extension: 'png' }), bomb)).code).toBe('InvalidContent');
  });
});

describe('U5 keys', () => {
  test('a policy used twice, or twice at once, overwrites nothing', async () => {
    const fields = await fieldsOf();
    const [first, second] = [await picture('jpeg', 20), await picture('jpeg', 40)];
    const answers = await Promise.all([post(fields, first), post(fields, second), post(fields, second)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const url = ((await signed(fields['key'] ?? '')).data as { url: string }).url;
    const before = (await read(url)).rawPayload;
    expect((await post(fields, first)).code).toBe('FileAlreadyExists');
    expect((await read(url)).rawPayload).toEqual(before);
  });

  test('a file is read by a signed address only, for an hour, and never as a page', async () => {
    const key = await upload(await picture());
    expect((await read(`/api/files/${key}`)).statusCode).toBe(403);
    const { url } = (await signed(key)).data as { url: string };
    const answer = await read(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    for (const wrong of [
      changed(url, url.length - 1),
      url.replace(/Expires=\d/, 'Expires=9'),
      url.replace('/avatar/', '/group/'),
    ])
      expect((await read(wrong)).statusCode).toBe(403);
    const pdf = await upload(Buffer.from('%PDF-1.7 something of sixteen bytes'), {
      module: 'cooperate',
      extension: 'pdf',
    });
    const document = await read(((await signed(pdf)).data as { url: string }).url);
    expect(document.headers['content-disposition']).toBe('attachment');
    system.clock.advance(3_600_000);
    expect((await read(url)).statusCode).toBe(403);
    member = await system.signIn(freshMobile(1));
    other = await system.signIn(freshMobile(2));
  });
});

describe('U6 signing an address', () => {
  test('only a file of one’s own, written as answers write it', async () => {
    const key = await upload(await picture());
    expect((await signed(key)).code).toBe(200);
    const [, , folder = '', name = ''] = key.split('/');
    const wrong = [
      `http://127.0.0.1/api/files/${key}`,
      `https://evil.example/api/files/${key}`,
      `//evil.example/${key}`,
      `/api/files@evil.example/${key}`,
      `/api/files/../files/${key}`,
      `/api/files/${key}?x=1`,
      `/api/files/${key}#x`,
      `/api/files/${key}%00`,
      `/api/files//${key}`,
      encodeURI(`/api/files/test/avatar/${folder}/．．/${name}`),
      `/api/files/test/public/${folder}/${name}`,
      `/api/files/test/avatar/${folder.toUpperCase()}/${name}`,
      key,
    ];
    for (const url of wrong)
      expect([url, (await system.call('signFileUrl', { query: { url } }, member)).code]).toEqual([
        url,
        errors.FORBIDDEN.code,
      ]);
  });

  test('Z1: another member’s or a group’s token does not sign it', async () => {
    const key = await upload(await picture());
    const host = await system.signInToGroup('t7Kq2mX9bLpR', cast.host);
    for (const asker of [other, host])
      expect(await signed(key, asker)).toMatchObject({ status: 403, data: null });
    expect((await system.call('signFileUrl', { query: { url: '/x' } })).status).toBe(401);
  });
});

describe('over a real connection', () => {
  test('a large file is taken, and one too large is refused while it is still being sent', async () => {
    const address = await system.app.server.listen({ port: 0, host: '127.0.0.1' });
    const send = async (fields: Fields, bytes: number) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append(
        'file',
        new Blob([Uint8Array.from(Buffer.from('....ftypisom........')), new Uint8Array(bytes)]),
      );
      const answer = await fetch(`${address}/api/files`, { method: 'POST', body: form });
      return { status: answer.status, text: await answer.text() };
    };
    const video = { module: 'task', extension: 'mp4', size: 1 };
    const before = process.memoryUsage().rss;
    expect(await send(await fieldsOf(member, video), 40_000_000)).toEqual({ status: 200, text: '' });
    expect(process.memoryUsage().rss - before).toBeLessThan(250_000_000);
    const small = await fieldsOf();
    expect(await send(small, 30_000_000)).toMatchObject({
      status: 400,
      text: expect.stringContaining('<Code>InvalidContent</Code>'),
    });
  });
});

describe('the avatar', () => {
  const change = async (key: string, asker = member) =>
    await system.call('changeAvatar', { body: { key } }, asker);

  test('is made anew, square and public; the one before goes', async () => {
    const first = await change(await upload(await picture('jpeg', 500)));
    const { avatar } = first.data as { avatar: string };
    expect((await system.get('getAccount', {}, member)).avatar).toBe(avatar);
    const shown = await read(avatar);
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 320,
    });
    await change(await upload(await picture()));
    expect((await read(avatar)).statusCode).toBe(404);
  });

  test('Z1: takes only a picture from one’s own avatar folder', async () => {
    const theirs = await upload(await picture(), {}, other);
    const feedback = await upload(await picture(), { module: 'feedback' });
    const mine = (await fieldsOf())['key'] ?? '';
    for (const key of [theirs, feedback, mine, mine.replace('test/', 'prod/')])
      expect(await change(key)).toMatchObject({ status: 404, data: null });
    expect((await change(theirs, other)).code).toBe(200);
  });
});
