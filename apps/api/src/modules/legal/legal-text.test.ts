import type { ConsoleBodyOf } from '@yayan/contract/console';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Asker } from '../../../test/calls/call-operation.ts';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../test/operator/console-calls.ts';
import { freshMobile, TestSystem } from '../../../test/system/test-system.ts';
import { addDays, dayOf } from '../../platform/calendar.ts';
import { AGREEMENT_VERSION } from './module.ts';

let system: TestSystem;
let editor: ConsoleSession;
beforeAll(async () => {
  system = await TestSystem.start();
});
beforeEach(async () => {
  editor = await signInOperator(system, 'editor');
});
afterAll(() => system.stop());

type Input = ConsoleBodyOf<'addLegalText'>['input'];
type Kind = 'agreement' | 'privacy' | 'sdk';

const DAY_MS = 86_400_000;
const inDays = (days: number): string => addDays(dayOf(system.clock.now()), days);
const textOf = (words: string): string => `- ${words}\n\n## 金币 {#coins}\n\n${words}`;

const add = async (
  kind: Kind,
  input: Partial<Input> & { version: string },
  more: { by?: ConsoleSession; dryRun?: boolean; seen?: string } = {},
) => {
  const { by = editor, ...rest } = more;
  const all = { what: '金币的说明。', source: textOf(input.version), mustAgree: false, ...input };
  const body = { input: all, reason: '法务审过', ...rest };
  return await consoleCall(system, 'addLegalText', { params: { kind }, body, key: system.key() }, by);
};
const agreeTo = async (id: string | null, by: ConsoleSession) =>
  (await consoleCall(system, 'agreeToRequest', { params: { id: id ?? '' }, body: { reason: '看过' } }, by))
    .outcome;
/** Adds a version that members must agree to, with its second person. */
const addForAll = async (kind: Kind, version: string): Promise<void> => {
  const { data, outcome } = await add(kind, { version, mustAgree: true });
  expect([outcome, data?.state]).toEqual(['OK', 'asked']);
  expect(await agreeTo(data.id, await signInOperator(system, 'admin'))).toBe('OK');
};
const withdraw = async (kind: Kind, version: string, by = editor) =>
  (
    await consoleCall(
      system,
      'withdrawLegalText',
      { params: { kind, version }, body: { reason: '要再改' }, key: system.key() },
      by,
    )
  ).outcome;
const text = async (kind: Kind, version?: string) =>
  await system.get('getLegalText', { params: { kind }, query: version === undefined ? {} : { version } });
const version = async () => (await system.get('getAgreement')).version;
const isDue = async (member: Asker) => (await system.get('getAccount', {}, member)).agreementDue;
const notices = async (member: Asker) =>
  (await system.get('listUnreadNotices', { query: { all: true } }, member)).items.map(({ title }) => title);

let mobiles = 40;
const newMember = async (): Promise<Asker> => await system.signIn(freshMobile((mobiles += 1)));

it('2.29 a version holds from its midnight in China, by the clock alone, and the one before stays readable', async () => {
  const mobile = freshMobile((mobiles += 1));
  await system.signIn(mobile);
  const day = inDays(9);
  expect((await add('privacy', { version: day })).data).toMatchObject({ state: 'done' });
  expect(await version()).toBe(AGREEMENT_VERSION);
  expect((await text('privacy')).changes[0]).toMatchObject({ version: day, state: 'coming' });
  expect(await text('privacy', day)).toMatchObject({ state: 'coming', body: { summary: [day] } });
  const midnight = new Date(`${day}T00:00:00+08:00`).getTime();
  system.clock.advance(midnight - system.clock.now().getTime() - 1);
  expect(await version()).toBe(AGREEMENT_VERSION);
  system.clock.advance(1);
  expect(await version()).toBe(day);
  expect(await text('privacy')).toMatchObject({
    version: day,
    state: 'current',
    agreement: { version: day },
  });
  expect(await text('privacy', AGREEMENT_VERSION)).toMatchObject({ state: 'earlier' });
  expect(await text('agreement')).toMatchObject({ version: AGREEMENT_VERSION, agreement: { version: day } });
  // Nobody is asked again, and who joins agrees to the new one.
  expect(await isDue(await system.signIn(mobile))).toBe(false);
  expect(await isDue(await newMember())).toBe(false);
  const asked = { params: { kind: 'privacy' }, query: { version: '2026-11-28' } } as const;
  expect(await system.outcome('getLegalText', asked)).toBe('NOT_FOUND');
});

it('2.3 when all must agree, members are told 30 days before and asked when they next come, and who agreed is not', async () => {
  const member = await newMember();
  const day = inDays(32);
  await addForAll('agreement', day);
  expect((await notices(member))[0]).toContain('《用户协议》从');
  expect(await isDue(member)).toBe(false);
  const early = await system.call(
    'renewAgreement',
    { body: { agreementVersion: day, agreed: true } },
    member,
  );
  expect(early.code).toBe(20_009);
  system.clock.advance(32 * DAY_MS);
  const back = await newMember();
  expect(await isDue(back)).toBe(false);
  const late = await system.signIn(freshMobile(mobiles - 1), 'another-device-9');
  expect(await isDue(late)).toBe(true);
  expect(await system.outcome('getCheckin', {}, late)).toBe('AGREEMENT_REQUIRED');
  // An old page sends what it showed.
  const old = await system.call(
    'renewAgreement',
    { body: { agreementVersion: AGREEMENT_VERSION, agreed: true } },
    late,
  );
  expect(old.code).toBe(20_009);
  const { agreement } = await text('agreement');
  expect(agreement).toMatchObject({
    version: day,
    changes: [{ kind: 'agreement', version: day, what: '金币的说明。' }],
  });
  // Two tabs agree at once: one consent.
  const agree = async () =>
    await system.call(
      'renewAgreement',
      { body: { agreementVersion: agreement.version, agreed: true } },
      late,
    );
  const [one, other] = await Promise.all([agree(), agree()]);
  expect([one.code, other.code]).toEqual([200, 200]);
  expect(one.data).toEqual(other.data);
  expect(await isDue(late)).toBe(false);
  expect(await system.outcome('getCheckin', {}, late)).toBe('OK');
});

it('2.3 a later change that nobody must agree to again asks nobody who agreed to the one before', async () => {
  const day = inDays(40);
  await addForAll('privacy', day);
  const next = inDays(41);
  expect((await add('agreement', { version: next })).outcome).toBe('OK');
  system.clock.advance(40 * DAY_MS);
  const mobile = freshMobile((mobiles += 1));
  await system.signIn(mobile);
  system.clock.advance(DAY_MS);
  expect(await version()).toBe(next);
  expect(await isDue(await system.signIn(mobile))).toBe(false);
  expect((await text('privacy')).agreement.changes.map((change) => change.version)).toEqual([next, day]);
});

it.each<[string, Kind, boolean, number]>([
  ['that all must agree to, in less than 30 days', 'agreement', true, 30],
  ['that nobody must agree to, in less than 7 days', 'privacy', false, 7],
  ['of today', 'sdk', false, 0],
  ['in more than a year', 'privacy', false, 368],
])('14.79 a version %s is refused', async (_name, kind, mustAgree, days) => {
  // It is not midnight, so that the day before is whole.
  expect((await add(kind, { version: inDays(days), mustAgree })).outcome).toBe('LEGAL_DAY_WRONG');
  if (days < 300)
    expect((await add(kind, { version: inDays(days + 1), mustAgree }, { dryRun: true })).outcome).toBe('OK');
});

it('14.79 one day has one version, what is no day is refused, and so is what changes nothing', async () => {
  const day = inDays(60);
  expect((await add('sdk', { version: day })).outcome).toBe('OK');
  expect((await add('sdk', { version: day })).outcome).toBe('LEGAL_DAY_WRONG');
  expect((await add('sdk', { version: '2027-02-30' })).outcome).toBe('LEGAL_DAY_WRONG');
  expect((await add('sdk', { version: inDays(61), source: textOf(day) })).outcome).toBe(
    'ACT_NOTHING_CHANGES',
  );
  expect((await add('sdk', { version: inDays(61), source: '正文' })).outcome).toBe('LEGAL_TEXT_WRONG');
  expect((await add('sdk', { version: inDays(61), source: '- <b>一</b>' })).outcome).toBe(
    'CONTENT_TEXT_WRONG',
  );
});

it('14.79 two editors who saw the same state: the second one is refused and sees the new state', async () => {
  const [one, other] = [inDays(70), inDays(71)];
  const { data } = await add('privacy', { version: other }, { dryRun: true });
  expect((await add('privacy', { version: one })).outcome).toBe('OK');
  expect((await add('privacy', { version: other }, { seen: data.seen })).outcome).toBe('ACT_STATE_CHANGED');
  expect(await withdraw('privacy', one)).toBe('OK');
});

it('14.79 a version is taken back with its notice until it holds, never after, and its day is free again', async () => {
  const member = await newMember();
  const day = inDays(20);
  expect((await add('agreement', { version: day })).outcome).toBe('OK');
  const [title] = await notices(member);
  expect(await withdraw('agreement', day)).toBe('OK');
  expect(await notices(member)).not.toContain(title);
  expect(await withdraw('agreement', day)).toBe('NOT_FOUND');
  expect((await add('agreement', { version: day })).outcome).toBe('OK');
  system.clock.advance(20 * DAY_MS);
  editor = await signInOperator(system, 'editor');
  expect(await withdraw('agreement', day)).toBe('LEGAL_TEXT_HOLDS');
  const { data } = await consoleCall(system, 'listLegalTexts', {}, editor);
  const states = data.items
    .filter((row) => row.version === day)
    .map((row) => `${row.state} ${row.withdrawnBy}`);
  expect(new Set(states)).toEqual(new Set(['current null', 'withdrawn editor']));
});

it('14.79 nothing in the database changes or deletes a text', async () => {
  const { read } = system.platform.database;
  await expect(read.updateTable('legal_texts').set({ source: '别的' }).execute()).rejects.toThrow(
    'only be added to',
  );
  await expect(read.deleteFrom('legal_texts').execute()).rejects.toThrow('only be added to');
});

it('14.79 the list counts who agreed, and a page holds the text and the one that it replaces', async () => {
  const { data } = await consoleCall(system, 'listLegalTexts', {}, editor);
  expect(data.agreement.required <= data.agreement.version).toBe(true);
  const before = data.agreement.agreed;
  await newMember();
  const after = (await consoleCall(system, 'listLegalTexts', {}, editor)).data.agreement;
  expect(after.agreed).toBe(before + 1);
  expect(after.members).toBeGreaterThan(after.agreed);
  const held = data.items.find((row) => row.kind === 'privacy' && row.state === 'current');
  const page = await consoleCall(
    system,
    'getLegalVersion',
    { params: { kind: 'privacy', version: held?.version ?? '' } },
    editor,
  );
  expect(page.data).toMatchObject({ row: { isKept: true }, before: { source: expect.any(String) } });
  const company = system.platform.config.contact.company.name;
  const preview = await consoleCall(
    system,
    'previewLegalText',
    { body: { source: textOf('{company}的 {coinsPerYuan} 金币') } },
    editor,
  );
  expect(preview.data.body.summary).toEqual([`${company}的 ${system.platform.config.coinsPerYuan} 金币`]);
});

it('14.79 the words of a notice are text, whatever an editor writes', async () => {
  const member = await newMember();
  const what = '改了 <b>三处</b>，[看这里](javascript:alert(1)) *重要*\n\n## 标题';
  expect((await add('privacy', { version: inDays(25), what })).outcome).toBe('OK');
  const { items } = await system.get('listUnreadNotices', { query: { all: true } }, member);
  const { body } = await system.get('getNotice', { params: { id: items[0]?.id ?? '' } }, member);
  expect(body.every(({ kind }) => kind === 'paragraph')).toBe(true);
  const spans = body.flatMap(({ lines }) => lines.flat());
  expect(spans.map((span) => span.text).join('')).toContain(
    '<b>三处</b>，[看这里](javascript:alert(1)) *重要* ## 标题',
  );
  expect(spans.filter(({ link }) => link !== null)).toMatchObject([
    { link: expect.stringMatching(/^\/privacy\?version=/u) },
  ]);
});
