import {
  type GroupDraft,
  GroupDraftKind,
  type GroupDraftRemoval,
  type GroupDraftSave,
} from '@yayan/api-client';
import { ApiError } from '@yayan/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftKeeper, type DraftCalls, type DraftKeeper } from './draft-keeper.ts';
import { takeOver } from './take-over.ts';

const at = { kind: GroupDraftKind.Answer, targetId: 's1', sectionId: 's1' } as const;
const KEY = 'bbs.draft.m1.section.s1';

/** A server with one draft at most. `down` makes its calls fail as without a network. */
class Server implements DraftCalls {
  stored: GroupDraft | undefined;
  saves: string[] = [];
  down = false;
  #made = 0;

  list = async () => (this.#reach(), this.stored ? [this.stored] : []);
  save = async ({ text, version, quote }: GroupDraftSave) => {
    this.#reach();
    this.saves.push(text);
    if (this.stored && this.stored.version !== version && this.stored.text !== text)
      throw new ApiError({
        code: 25049,
        status: 200,
        msg: '',
        data: this.stored,
        kind: 'notice',
        reason: 'DRAFT_CHANGED',
      });
    return this.put(text, quote && { ...quote, author: '小满' });
  };
  remove = async ({ version }: GroupDraftRemoval) => {
    this.#reach();
    if (this.stored?.version === version) this.stored = undefined;
  };
  /** What another device does. */
  put = (text: string, quote: GroupDraft['quote'] = null): GroupDraft => {
    const version = `0197f6a2-c1b8-7d4e-9a10-${String((this.#made += 1)).padStart(12, '0')}`;
    return (this.stored = { kind: 'answer', targetId: 's1', text, quote, version, savedAt: '' });
  };
  #reach(): void {
    if (this.down) throw new ApiError({ code: 0, status: 0, msg: '', data: undefined, kind: 'network' });
  }
}

let server: Server;
beforeEach(() => {
  vi.useFakeTimers();
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => void entries.set(name, text),
    removeItem: (name: string) => void entries.delete(name),
  });
  server = new Server();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The draft as after a load of the page. */
const load = async (initial = ''): Promise<DraftKeeper> => {
  const keeper = createDraftKeeper(KEY, initial, at);
  await keeper.start(server);
  return keeper;
};
const soon = () => vi.advanceTimersByTimeAsync(3000);

test('what is written reaches the server within seconds, in few calls, and survives a reload', async () => {
  const draft = await load();
  for (const text of ['楼', '楼下', '楼下的豆浆']) draft.write(text);
  await soon();
  expect(server.saves).toEqual(['楼下的豆浆']);
  draft.write('楼下的豆浆油条');
  expect((await load()).read().text).toBe('楼下的豆浆油条');
});

test('a page that only shows the field asks the server nothing', async () => {
  server.put('电脑上写的');
  const list = vi.spyOn(server, 'list');
  const draft = await load();
  expect([list.mock.calls.length, draft.read().text]).toEqual([0, '']);
  await draft.begin();
  expect([list.mock.calls.length, draft.read().text]).toEqual([1, '电脑上写的']);
});

test('another device goes on with it, and this one takes over what that one wrote', async () => {
  const draft = await load();
  draft.write('手机上写的');
  await draft.flush();
  server.put('手机上写的，电脑上接着写');
  expect((await load()).read()).toMatchObject({ text: '手机上写的，电脑上接着写', theirs: undefined });
});

test('two texts stand side by side until one is chosen, and nothing is saved meanwhile', async () => {
  const draft = await load();
  const other = server.put('电脑上写的');
  draft.write('手机上写的');
  await soon();
  expect(draft.read()).toMatchObject({ text: '手机上写的', theirs: other });
  draft.write('手机上又写的');
  await soon();
  expect(server.stored).toBe(other);
  draft.choose('ours');
  await soon();
  expect([draft.read().theirs, server.stored?.text]).toEqual([undefined, '手机上又写的']);
});

test('choosing the other device’s text puts it into the field', async () => {
  const draft = await load();
  draft.write('手机上写的');
  server.put('电脑上写的', { responseId: 'r1', author: '小满', text: '三分钟' });
  await soon();
  draft.choose('theirs');
  expect(draft.read()).toMatchObject({ text: '电脑上写的', quote: { responseId: 'r1', sectionId: 's1' } });
  await soon();
  expect(server.stored?.text).toBe('电脑上写的');
});

test('an unsaved text is never replaced by the server’s on loading', async () => {
  server.down = true;
  const draft = await load();
  draft.write('离线写的');
  await soon();
  server.down = false;
  const other = server.put('别处写的');
  expect((await load()).read()).toMatchObject({ text: '离线写的', theirs: other });
});

test('without a network it is saved later', async () => {
  server.down = true;
  const draft = await load();
  draft.write('离线写的');
  await soon();
  server.down = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.stored?.text).toBe('离线写的');
});

test('sending waits for the save under way, and nothing is saved during or after it', async () => {
  const draft = await load();
  await draft.begin();
  draft.write('写完了');
  const saving = draft.flush();
  const sent = draft.send(async () => {
    server.stored = undefined;
    await soon();
  });
  await Promise.all([saving, sent, soon()]);
  await soon();
  expect([server.saves, server.stored, draft.read().text]).toEqual([['写完了'], undefined, '']);
});

test('a text that could not be sent stays, and is saved again', async () => {
  const draft = await load();
  draft.write('写完了');
  await expect(draft.send(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await soon();
  expect([draft.read().text, server.stored?.text]).toEqual(['写完了', '写完了']);
});

test('a discarded text is discarded on the server too, and one that was emptied', async () => {
  for (const discard of [(draft: DraftKeeper) => draft.clear(), (draft: DraftKeeper) => draft.write('')]) {
    const draft = await load();
    draft.write('不要了');
    await draft.flush();
    expect(server.stored?.text).toBe('不要了');
    discard(draft);
    await soon();
    expect(server.stored).toBeUndefined();
  }
});

test('what another device has sent is gone here too, unless it was changed here since', async () => {
  const draft = await load();
  draft.write('写完了');
  await draft.flush();
  server.stored = undefined;
  vi.setSystemTime(Date.now() + 120_000);
  draft.write('写完了，再补一句');
  expect((await load()).read().text).toBe('写完了，再补一句');
  await draft.flush();
  server.stored = undefined;
  vi.setSystemTime(Date.now() + 120_000);
  expect((await load('原来的回答')).read().text).toBe('原来的回答');
});

test('what is typed before the person is known moves into their draft, but never over one they have', () => {
  const typedAt = (key: string, text: string): DraftKeeper => {
    const keeper = createDraftKeeper(key, '', at);
    if (text !== '') keeper.write(text);
    return keeper;
  };
  const own = typedAt(KEY, '');
  takeOver(own, typedAt('bbs.draft..section.s1', '早餐摊'));
  expect(createDraftKeeper(KEY, '', at).read()).toMatchObject({ text: '早餐摊', kept: true });
  expect(createDraftKeeper('bbs.draft..section.s1', '', at).read().kept).toBe(false);
  takeOver(own, typedAt('bbs.draft..section.s1', '别的'));
  expect(own.read().text).toBe('早餐摊');
  expect(createDraftKeeper('bbs.draft..section.s1', '', at).read().text).toBe('别的');
});
