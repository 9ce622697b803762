import { expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { openConsole } from '../../../../test/operator/open-console.ts';
import { contentDesk, type Draft } from '../../../../test/operator/content-desk.ts';
import { setNumber } from '../../../../test/rule/set-number.ts';
import { contentActs } from './content-acts.ts';
import { articleRule } from './article-rule.ts';
import { noticeRule, popupRule } from './message-rules.ts';
import { appReleaseRule } from './app-release-rule.ts';
import { channelRule } from './channel-rule.ts';
import { starArticleRule } from './star-article-rule.ts';
import { courseRule } from './course-rule.ts';
import { bannerRule } from './banner-rule.ts';
import { eventRule } from './event-rule.ts';
import { pollRule } from './poll-rule.ts';

const { system, editor } = await openConsole('editor');

const { at, banner, notice, popup, poll, newId, act, publish, withdraw, read, list, shownBanners } =
  contentDesk(
    () => system,
    () => editor,
  );

it('14.37 a dry run names each fact and publishes nothing; then members see the banner', async () => {
  const before = await shownBanners();
  const id = newId();
  const { data } = await act('publishContent', id, banner(), { dryRun: true });
  expect(data).toMatchObject({ state: 'planned', needsSecond: false, subject: id });
  expect(data.changes).toContainEqual({ field: 'place', label: '位置', before: null, after: '兑换' });
  expect(await shownBanners()).toEqual(before);
  await publish(banner(), id);
  expect(await shownBanners()).toContain('新品上架');
  expect((await act('publishContent', id, banner())).outcome).toBe('CONTENT_ID_TAKEN');
});

it('14.37 a change shows what differs, keeps both versions, and is refused when somebody changed it meanwhile', async () => {
  const id = await publish(banner({ title: '第一版' }));
  const next = banner({ title: '第二版' });
  const { data: plan } = await act('editContent', id, next, { dryRun: true });
  expect(plan.changes).toEqual([
    { field: 'version', label: '版本', before: '第 1 版', after: '第 2 版' },
    { field: 'title', label: '标题', before: '第一版', after: '第二版' },
  ]);
  expect((await act('editContent', id, banner({ title: '别人的' }))).outcome).toBe('OK');
  expect((await act('editContent', id, next, { seen: plan.seen })).outcome).toBe('ACT_STATE_CHANGED');
  expect((await act('editContent', id, next)).outcome).toBe('OK');
  expect((await act('editContent', id, next)).outcome).toBe('ACT_NOTHING_CHANGES');
  const { versions } = await read('banner', id);
  expect(
    versions.map(({ version, deed, madeBy, draft }) => [
      version,
      deed,
      madeBy,
      'title' in draft && draft.title,
    ]),
  ).toEqual([
    [3, 'changed', 'editor', '第二版'],
    [2, 'changed', 'editor', '别人的'],
    [1, 'published', 'editor', '第一版'],
  ]);
  expect(await shownBanners()).toContain('第二版');
});

it('14.37 what is withdrawn is gone for members, and stays readable for operators with its last text', async () => {
  const id = await publish(banner({ title: '要撤下' }));
  expect(await withdraw('banner', id)).toBe('OK');
  expect(await shownBanners()).not.toContain('要撤下');
  expect(await read('banner', id)).toMatchObject({ state: 'withdrawn', draft: { title: '要撤下' } });
  expect((await list({ kind: 'banner', state: 'withdrawn' })).items.map((row) => row.id)).toContain(id);
  expect(await withdraw('banner', id)).toBe('NOT_FOUND');
});

it('14.37 content that was there before versions keeps its old text as the first version', async () => {
  const [first] = (await list({ kind: 'article' })).items;
  const { id, draft } = await read('article', first?.id ?? '');
  if (draft.kind !== 'article') throw new Error('It is a help article');
  expect((await read('article', id)).versions).toEqual([]);
  expect((await act('editContent', id, { ...draft, body: '改过的正文。' })).outcome).toBe('OK');
  const after = await read('article', id);
  expect(after.versions.map(({ deed, draft: text }) => [deed, 'body' in text && text.body])).toEqual([
    ['changed', '改过的正文。'],
    ['published', draft.body],
  ]);
  expect(after.body).toEqual([
    { kind: 'paragraph', lines: [[{ text: '改过的正文。', strong: false, link: null }]] },
  ]);
  const body = (await system.get('getHelpArticle', { params: { id } })).body;
  expect(body).toEqual(after.body);
  expect((await act('editContent', id, draft)).outcome).toBe('OK');
  expect(await withdraw('article', id)).toBe('OK');
  expect((await system.call('getHelpArticle', { params: { id } })).code).toBe(404);
  await publish(draft, id);
  expect((await system.get('getHelpArticle', { params: { id } })).title).toBe(draft.title);
});

it('14.37 a poll that runs keeps its options, and closing keeps its votes', async () => {
  const id = await publish(poll(), `q${system.platform.random.digits(15)}`);
  const stored = (await read('poll', id)).draft;
  if (stored.kind !== 'poll') throw new Error('It is a poll');
  expect((await act('editContent', id, { ...stored, options: ['饮食', '家电'] })).outcome).toBe(
    'CONTENT_STARTED',
  );
  expect((await act('editContent', id, { ...stored, title: '聊什么？', closesAt: at(9) })).outcome).toBe(
    'OK',
  );
  const question = (await system.get('listPolls', {})).items.find(({ title }) => title === '聊什么？');
  expect(question).toBeDefined();
  system.clock.advance(1000);
  expect(await withdraw('poll', id)).toBe('OK');
  expect(await read('poll', id)).toMatchObject({ state: 'ended' });
  expect(await withdraw('poll', id)).toBe('CONTENT_ENDED');
});

it('14.37 a planned poll may change its options and its start', async () => {
  const id = await publish(poll({ startsAt: at(2) }), `q${system.platform.random.digits(15)}`);
  const { draft, state } = await read('poll', id);
  expect(state).toBe('planned');
  if (draft.kind !== 'poll') throw new Error('It is a poll');
  const next = { ...draft, options: ['早餐', '午餐', '晚餐'], startsAt: at(3) };
  expect((await act('editContent', id, next)).outcome).toBe('OK');
  expect((await read('poll', id)).draft).toMatchObject({
    options: ['早餐', '午餐', '晚餐'],
    startsAt: at(3),
  });
});

it('14.37 a notice is published at its time; then its time can’t change any more', async () => {
  const id = await publish(notice({ title: '明天见', publishAt: at(1) }));
  expect((await read('notice', id)).state).toBe('planned');
  const { draft } = await read('notice', id);
  if (draft.kind !== 'notice') throw new Error('It is a notice');
  expect((await act('editContent', id, { ...draft, publishAt: at(2) })).outcome).toBe('OK');
  const now = await publish(notice());
  const shown = (await read('notice', now)).draft;
  if (shown.kind !== 'notice') throw new Error('It is a notice');
  expect((await act('editContent', now, { ...shown, publishAt: at(3) })).outcome).toBe('CONTENT_STARTED');
  expect((await act('editContent', now, { ...shown, pinned: true })).outcome).toBe('OK');
});

it.each<[string, string, () => Draft]>([
  ['ends before it starts', 'CONTENT_ENDS_TOO_EARLY', () => banner({ startsAt: at(3), endsAt: at(2) })],
  ['has ended already', 'CONTENT_ENDS_TOO_EARLY', () => popup({ startsAt: at(-3), endsAt: at(-1) })],
  ['holds markup', 'CONTENT_TEXT_WRONG', () => notice({ body: '<b>今晚</b>' })],
  ['has a button without a link', 'POPUP_BUTTON_INCOMPLETE', () => popup({ action: '去看看' })],
  ['is for a level without saying which', 'POPUP_LEVEL_WRONG', () => popup({ audience: 'level' })],
  ['leads to another site without https', 'FIELD_WRONG', () => banner({ link: '//evil.example' })],
  ['has no title', 'FIELD_WRONG', () => banner({ title: ' ' })],
])('14.37 what %s is refused, also as a dry run, and nothing is published', async (_, outcome, draftOf) => {
  const before = await list({ limit: 100 });
  expect((await act('publishContent', newId(), draftOf(), { dryRun: true })).outcome).toBe(outcome);
  expect((await act('publishContent', newId(), draftOf())).outcome).toBe(outcome);
  expect(await list({ limit: 100 })).toEqual(before);
});

it('14.37 options that repeat, a section that is unknown, and a draft of another kind are refused', async () => {
  const id = `q${system.platform.random.digits(15)}`;
  expect((await act('publishContent', id, poll({ options: ['饮食', '饮食'] }))).outcome).toBe(
    'POLL_OPTIONS_WRONG',
  );
  const article = {
    kind: 'article',
    sectionId: 999,
    position: 1,
    title: '标题',
    summary: '摘要',
    body: '正文',
  };
  expect((await act('publishContent', '99901', article as Draft)).outcome).toBe('HELP_SECTION_UNKNOWN');
  const input = {
    params: { kind: 'event', id: newId() },
    body: { input: { draft: banner() } },
    key: system.key(),
  };
  expect((await consoleCall(system, 'publishContent', input, editor)).outcome).toBe('FIELD_WRONG');
});

it('14.37 the list filters by kind, state and title, and goes on by its cursor', async () => {
  await publish(banner({ title: '筛选甲' }));
  await publish(banner({ title: '筛选乙', startsAt: at(5) }));
  expect((await list({ keyword: '筛选' })).items.map(({ title, state }) => [title, state])).toEqual([
    ['筛选乙', 'planned'],
    ['筛选甲', 'shown'],
  ]);
  const first = await list({ keyword: '筛选', limit: 1 });
  const second = await list({ keyword: '筛选', limit: 1, cursor: first.nextCursor ?? '' });
  expect(second).toMatchObject({ items: [{ title: '筛选甲' }], nextCursor: null });
  expect((await list({ kind: 'poll', keyword: '筛选' })).items).toEqual([]);
});

it('14.37 a notice or a pop-up for more than 1,000 people needs a second person, a page of the site does not', async () => {
  const rules = {
    banner: bannerRule,
    event: eventRule,
    notice: noticeRule,
    popup: popupRule,
    poll: pollRule,
    article: articleRule,
    course: courseRule,
    starArticle: starArticleRule,
    channel: channelRule,
    appRelease: appReleaseRule,
  };
  const of = (people: number) =>
    contentActs(rules, {
      count: async (_db, audience) => await Promise.resolve(audience === 'newcomers' ? 3 : people),
      find: async () => await Promise.resolve([]),
    });
  const permission = async (people: number, draft: Draft) =>
    (
      await of(people)[draft.kind].publishContent.plan(system.platform, system.platform.database.read, {
        id: newId(),
        draft,
      })
    ).permission;
  expect(await permission(1_000, notice())).toBe('content');
  expect(await permission(1_001, notice())).toBe('content.large');
  expect(await permission(1_001, popup())).toBe('content.large');
  expect(await permission(1_001, popup({ audience: 'newcomers' }))).toBe('content');
  expect(await permission(1_001, banner())).toBe('content');
  await setNumber(system, { name: 'peopleAlone', value: 2_000 });
  expect(await permission(2_000, notice())).toBe('content');
  expect(await permission(2_001, notice())).toBe('content.large');
});

it('14.84 the dry run of a pop-up says who could see it today; that of a notice or of a later pop-up does not', async () => {
  const told = async (draft: Draft) => {
    const { data } = await act('publishContent', newId(), draft, { dryRun: true });
    return data.changes.find(({ field }) => field === 'reachToday');
  };
  expect(await told(popup())).toMatchObject({ label: '其中今天能看到', before: null });
  expect((await told(popup()))?.after).toMatch(/^\d+ 人/);
  expect(await told(popup({ startsAt: at(2), endsAt: at(3) }))).toBeUndefined();
  expect(await told(notice())).toBeUndefined();
});

it('14.37 a text is previewed in its parts, by those who may write only', async () => {
  const preview = async (body: string, session: ConsoleSession) =>
    await consoleCall(system, 'previewContentText', { body: { body } }, session);
  expect((await preview('**好**', editor)).data).toMatchObject({
    body: [{ kind: 'paragraph', lines: [[{ text: '好', strong: true, link: null }]] }],
  });
  expect((await preview('![图](/x.png)', editor)).outcome).toBe('CONTENT_TEXT_WRONG');
  expect((await preview('好', await signInOperator(system, 'support'))).outcome).toBe('OPERATOR_FORBIDDEN');
});

it('14.37 a text that names {coinsPerYuan} shows what coins are worth, in the preview and to members', async () => {
  const body = '{coinsPerYuan} 金币等于 1 元。';
  const worth = `${system.platform.config.coinsPerYuan} 金币等于 1 元。`;
  const preview = await consoleCall(system, 'previewContentText', { body: { body } }, editor);
  expect(JSON.stringify(preview.data.body)).toContain(worth);
  const id = system.platform.random.uuid();
  const draft = notice({ title: '{coinsPerYuan} 金币 = 1 元', body });
  const done = await consoleCall(
    system,
    'publishContent',
    { params: { kind: 'notice', id }, body: { input: { draft }, reason: '说明' }, key: system.key() },
    editor,
  );
  const title = `${system.platform.config.coinsPerYuan} 金币 = 1 元`;
  expect(done.data).toMatchObject({ state: 'done', title });
  const { data } = await consoleCall(system, 'getContent', { params: { kind: 'notice', id } }, editor);
  expect(data.draft).toMatchObject({ body: worth });
});
