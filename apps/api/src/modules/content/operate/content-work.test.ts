import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ConsoleOperationId } from '@yayan/contract/console';
import {
  consoleCall,
  type ConsoleInput,
  type ConsoleSession,
  signInOperator,
} from '../../../../test/operator/console-calls.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';

let system: TestSystem;
let editor: ConsoleSession;
beforeAll(async () => {
  system = await TestSystem.start({ environment: { COINS_PER_YUAN: '50' } });
  editor = await signInOperator(system, 'editor');
});
afterAll(() => system.stop());

const call = async <Id extends ConsoleOperationId>(id: Id, input: ConsoleInput<Id> = {}) =>
  await consoleCall(system, id, input, editor);
const draft = {
  kind: 'banner',
  place: 'exchange',
  position: 7,
  title: '新品上架',
  image: '/content/checkin.svg',
  wideImage: null,
  link: null,
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: null,
} as const;
const place = () => ({ kind: 'banner', id: system.platform.random.uuid() });

it('14.56 a draft with empty fields is saved, seen by no member, changed by who saw it, and gone once published', async () => {
  const params = place();
  const save = async (text: object, version: number) =>
    await call('saveContentDraft', { params, body: { text: JSON.stringify(text), version } });
  expect((await save({ kind: 'banner', title: '' }, 0)).data).toMatchObject({
    version: 1,
    savedBy: 'editor',
  });
  expect((await save({ ...draft, title: '旧的' }, 0)).outcome).toBe('CONTENT_DRAFT_CHANGED');
  expect((await save(draft, 1)).outcome).toBe('OK');
  expect((await save({ ...draft, kind: 'poll' }, 2)).outcome).toBe('FIELD_WRONG');
  const { items } = (await call('listContentDrafts')).data;
  expect(items).toMatchObject([{ ...params, title: '新品上架', isNew: true }]);
  expect(JSON.stringify(await system.get('listBanners', { query: { place: 'exchange' } }))).not.toContain(
    '新品',
  );
  const { data } = await call('getContentDraft', { params });
  expect(JSON.parse(data.text)).toEqual(draft);
  const published = { params, body: { input: { draft } }, key: system.key() };
  expect((await call('publishContent', published)).outcome).toBe('OK');
  expect((await call('getContentDraft', { params })).outcome).toBe('NOT_FOUND');
});

it('14.56 a draft is thrown away once', async () => {
  const params = place();
  await call('saveContentDraft', { params, body: { text: JSON.stringify(draft), version: 0 } });
  expect((await call('removeContentDraft', { params })).data).toEqual({ removed: true });
  expect((await call('removeContentDraft', { params })).outcome).toBe('NOT_FOUND');
});

it('14.57 searches that find nothing are counted by their words, personal ones are not, and one is taken off the list', async () => {
  const search = async (keyword: string) =>
    await system.get('listHelp', { query: { categoryId: 21, keyword } });
  for (const keyword of ['火星 怎么去', ' 火星  怎么去', '13800001234', 'a@b.example', '金币'])
    await search(keyword);
  const misses = async () => (await call('listHelpMisses')).data.items;
  expect(await misses()).toMatchObject([{ words: '火星 怎么去', count: 2 }]);
  const body = { input: { words: '火星 怎么去' } };
  expect((await call('dismissHelpMiss', { body, key: system.key() })).outcome).toBe('OK');
  expect(await misses()).toEqual([]);
});

it('11.8 a picture is encoded again, has one public address, and a text is none', async () => {
  const made = sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#c33' } });
  const file = await made
    .withExif({ IFD0: { Make: 'HUAWEI' } })
    .jpeg()
    .toBuffer();
  const add = async (content: Buffer) =>
    await call('addContentPicture', { body: { content: content.toString('base64') } });
  const { data } = await add(file);
  expect(data).toMatchObject({ width: 2000, height: 667 });
  expect((await add(file)).data).toEqual(data);
  const read = await system.app.server.inject({ url: data.address });
  expect([read.statusCode, read.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(read.rawPayload.includes('HUAWEI')).toBe(false);
  expect((await add(Buffer.from('<svg onload=alert(1)>'))).outcome).toBe('FILE_TYPE_REFUSED');
});

it('14.37 a preview says what coins are worth, also of content without a text', async () => {
  expect((await call('previewContentText', { body: { body: null } })).data).toEqual({
    body: null,
    coinsPerYuan: 50,
  });
});

it('14.37 a list of more than 200 rows goes on by its cursor, each row once, and finds what is old', async () => {
  await system.platform.database.run(`
    insert into site_events (id, title, summary, cover, link, starts_at, ends_at)
    select gen_random_uuid(), 'event ' || nth, 's', '/covers/phone.svg', '/task',
      now() - nth * interval '1 day', now() - nth * interval '1 day' + interval '1 hour'
    from generate_series(1, 450) nth`);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, string | number> = {
      kind: 'event',
      limit: 100,
      ...(cursor !== null && { cursor }),
    };
    const { data }: Awaited<ReturnType<typeof call<'listContent'>>> = await call('listContent', { query });
    seen.push(...data.items.map(({ id }) => id));
    cursor = data.nextCursor;
  } while (cursor !== null);
  expect(seen.length).toBeGreaterThanOrEqual(450);
  expect(new Set(seen).size).toBe(seen.length);
  const old = await call('listContent', { query: { keyword: 'event 450' } });
  expect(old.data.items.map(({ title }) => title)).toEqual(['event 450']);
});
