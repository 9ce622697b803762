import type { ConsoleBodyOf } from '@yayan/contract/console';
import { expect } from 'vitest';
import type { TestSystem } from '../system/test-system.ts';
import { consoleCall, type ConsoleSession } from './console-calls.ts';

const DAY_MS = 86_400_000;

/** What an editor writes. */
export type Draft = ConsoleBodyOf<'publishContent'>['input']['draft'];
type Kind = Draft['kind'];
type Content<Of extends Kind> = Extract<Draft, { kind: Of }>;

/** An editor's drafts and acts on content in the console. */
export const contentDesk = (system: () => TestSystem, editor: () => ConsoleSession) => {
  const at = (days: number): string => new Date(system().clock.now().getTime() + days * DAY_MS).toISOString();
  const banner = (more: Partial<Content<'banner'>> = {}): Content<'banner'> => ({
    kind: 'banner',
    place: 'exchange',
    position: 7,
    title: '新品上架',
    image: '/content/checkin.svg',
    wideImage: null,
    link: '/exchange',
    startsAt: at(-1),
    endsAt: null,
    ...more,
  });
  const notice = (more: Partial<Content<'notice'>> = {}): Content<'notice'> => ({
    kind: 'notice',
    title: '升级通知',
    summary: '今晚升级',
    body: '## 时间\n\n今晚 2 点。',
    pinned: false,
    publishAt: null,
    ...more,
  });
  const popup = (more: Partial<Content<'popup'>> = {}): Content<'popup'> => ({
    kind: 'popup',
    title: '新人礼',
    body: '来签到',
    image: null,
    action: null,
    link: null,
    audience: 'everyone',
    level: null,
    startsAt: at(0),
    endsAt: at(1),
    ...more,
  });
  const poll = (more: Partial<Content<'poll'>> = {}): Content<'poll'> => ({
    kind: 'poll',
    title: '你更想聊什么？',
    description: null,
    options: ['饮食', '出行'],
    minChoices: 1,
    maxChoices: 1,
    results: 'afterVote',
    startsAt: null,
    closesAt: at(7),
    ...more,
  });

  const newId = (): string => system().platform.random.uuid();
  const act = async (
    name: 'publishContent' | 'editContent',
    id: string,
    draft: Draft,
    more: { dryRun?: boolean; seen?: string } = {},
  ) =>
    await consoleCall(
      system(),
      name,
      { params: { kind: draft.kind, id }, body: { input: { draft }, ...more }, key: system().key() },
      editor(),
    );
  const publish = async (draft: Draft, id = newId()): Promise<string> => {
    expect((await act('publishContent', id, draft)).outcome).toBe('OK');
    return id;
  };
  const withdraw = async (kind: Kind, id: string) =>
    (
      await consoleCall(
        system(),
        'withdrawContent',
        { params: { kind, id }, body: { reason: '写错了' }, key: system().key() },
        editor(),
      )
    ).outcome;
  const read = async (kind: Kind, id: string) =>
    (await consoleCall(system(), 'getContent', { params: { kind, id } }, editor())).data;
  const list = async (query: Record<string, string | number> = {}) =>
    (await consoleCall(system(), 'listContent', { query }, editor())).data;
  const shownBanners = async () =>
    (await system().get('listBanners', { query: { place: 'exchange' } })).items.map(({ title }) => title);
  return { at, banner, notice, popup, poll, newId, act, publish, withdraw, read, list, shownBanners };
};
