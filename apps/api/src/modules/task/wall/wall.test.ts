import { afterAll, beforeAll, expect, it } from 'vitest';
import type { QueryOf } from '@yayan/contract';
import { demoDefinition } from '@yayan/survey-engine/testing';
import type { Database } from '../../../platform/database/database.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { transfer } from '../../ledger/module.ts';
import {
  begin,
  save,
  submit,
  testSurvey,
  type TestMember,
  type TestSurvey,
} from '../../../../test/survey/survey-world.ts';
import { updateMedianLoi } from './median-store.ts';
import type { NewTask } from '../task.ts';
import { taskDetail } from '../detail/task-detail.ts';
import { listTasks, recommendTasks } from './wall.ts';

const short = demoDefinition('short');
/** The short survey, with the least seconds of a paid task of these minutes (rule 3.35). */
const lasting = (minutes = 1) => ({ ...short, host: { ...short.host, minimumSeconds: minutes * 12 } });
const meal = { foods: ['bun'], place: 'home', satisfaction: 4 };

let database: Database;
let survey: TestSurvey;
const names = new Map<string, string>();
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database);
  const now = survey.deps.clock.now().getTime();
  const tasks: Record<string, Partial<NewTask>> = {
    newcomer: { module: 1, coins: 34, declaredMinutes: 10 },
    quick: { module: 2, coins: 35, declaredMinutes: 1 },
    slow: { module: 2, coins: 300, declaredMinutes: 30, endsAt: new Date(now + 86_400_000) },
    rich: { module: 4, type: 0, coins: 500, declaredMinutes: 25, minimumQuality: 60 },
    desktop: { module: 0, coins: 90, declaredMinutes: 1, devices: [2] },
    coming: { module: 0, coins: 90, declaredMinutes: 1, startsAt: new Date(now + 86_400_000) },
    over: { module: 0, coins: 90, endsAt: new Date(now) },
    full: { module: 0, coins: 90, declaredMinutes: 1, seats: 0 },
  };
  for (const [name, task] of Object.entries(tasks)) {
    const { hashId } = await survey.host(lasting(task.declaredMinutes ?? undefined), {
      ...task,
      title: name,
    });
    names.set(name, hashId);
  }
});
afterAll(() => database.close());

const wall = async (member: TestMember, filters: QueryOf<'listTasks'> = {}): Promise<string[]> =>
  (await listTasks(survey.deps, member.id, 1, filters)).items.map(({ title }) => title);

const finish = async (member: TestMember, name: string, seconds = 60): Promise<void> => {
  const { deps } = survey;
  const id = await begin(deps, member, { id: '', hashId: names.get(name) ?? '' });
  await save(deps, member, id, 'screening', { breakfast: 'daily' }, 0);
  deps.clock.advance(seconds * 1000);
  await submit(deps, member, id, { page: 'meal', answers: meal, revision: 1 });
};

it('shows startable tasks first, by coins a minute, and newcomer tasks before them for members without a complete or a profile', async () => {
  const member = await survey.member();
  const first = await wall(member);
  expect(first.slice(0, 4)).toEqual(['newcomer', 'quick', 'rich', 'slow']);
  expect(first.slice(4).toSorted()).toEqual(['coming', 'desktop', 'full']);
  await finish(member, 'quick');
  expect((await wall(member)).slice(0, 3)).toEqual(['rich', 'slow', 'newcomer']);
  expect((await wall(member)).at(-1)).toBe('quick');
  // Who has told nothing of themselves still finds the questionnaire about them first, as the home page says.
  const ports = { memberAttributes: () => Promise.resolve(new Map<string, string[]>()) };
  const silent = await listTasks({ ...survey.deps, ports }, member.id, 1, {});
  expect(silent.items[0]?.hashId).toBe(names.get('newcomer'));
});

it('shows a task under way before all others', async () => {
  const member = await survey.member();
  await begin(survey.deps, member, { id: '', hashId: names.get('slow') ?? '' });
  expect((await wall(member)).slice(0, 2)).toEqual(['slow', 'newcomer']);
});

it('combines filters: module, type and both ends of a points range', async () => {
  const member = await survey.member();
  expect(await wall(member, { module: 2 })).toEqual(['quick', 'slow']);
  expect(await wall(member, { type: 0 })).toEqual(['rich']);
  expect(await wall(member, { points: '0-34' })).toEqual(['newcomer']);
  expect(await wall(member, { points: '35-84' })).toEqual(['quick']);
  expect(await wall(member, { points: '300-499' })).toEqual(['slow']);
  expect(await wall(member, { points: '500-' })).toEqual(['rich']);
  expect(await wall(member, { module: 2, points: '500-' })).toEqual([]);
});

it.each([
  ['coins', ['rich', 'slow', 'quick', 'newcomer']],
  ['minutes', ['quick', 'newcomer', 'rich', 'slow']],
] as const)('sorts by %s', async (sort, expected) => {
  expect((await wall(await survey.member(), { sort })).slice(0, 4)).toEqual(expected);
});

it('sorts by the end; tasks without an end are last', async () => {
  expect((await wall(await survey.member(), { sort: 'endsAt' }))[0]).toBe('slow');
});

it.each(['match', 'coins', 'minutes', 'endsAt'] as const)(
  'pages by %s miss and repeat nothing',
  async (sort) => {
    const member = await survey.member();
    const whole = await wall(member, { sort });
    const paged: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await listTasks(survey.deps, member.id, 1, {
        sort,
        limit: 2,
        ...(cursor !== null && { cursor }),
      });
      paged.push(...page.items.map(({ title }) => title));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(paged).toEqual(whole);
  },
);

it('sorts tasks for a member who switched off personal ranking as for a member who is no newcomer', async () => {
  const member = await survey.member();
  expect((await wall(member))[0]).toBe('newcomer');
  const deps = { ...survey.deps, ports: { mayPersonalise: () => Promise.resolve(false) } };
  const { items } = await listTasks(deps, member.id, 1, {});
  expect(items.slice(0, 4).map(({ title }) => title)).toEqual(['quick', 'rich', 'slow', 'newcomer']);
});

it('quality below 60 shortens the list, and recommends nothing below 40', async () => {
  const member = await survey.member();
  const lower = (key: string, amount: number) =>
    database.transaction((tx) =>
      transfer(tx, {
        key,
        memberId: member.id,
        reason: 'corrected',
        cause: { kind: 'correction', id: key, title: '' },
        legs: [{ asset: 'quality', amount, platform: 'issue' }],
        at: survey.deps.clock.now(),
      }),
    );
  await lower('a', -21);
  expect(await wall(member)).not.toContain('rich');
  const titles = async () =>
    (await recommendTasks(survey.deps, member.id, 1, 20)).items.map(({ title }) => title);
  expect(await titles()).toEqual(['newcomer', 'quick', 'slow']);
  await lower('b', -20);
  expect(await titles()).toEqual([]);
});

it('shows the median minutes, not the mean, after 20 people finished', async () => {
  const { hashId } = await survey.host(lasting(9), { title: 'measured', declaredMinutes: 9 });
  names.set('measured', hashId);
  const minutes = async () => {
    const detail = await taskDetail(survey.deps, (await survey.member()).id, 1, hashId);
    return [detail.minutes, detail.minutesMeasured];
  };
  for (let index = 0; index < 19; index += 1) await finish(await survey.member(), 'measured', 180);
  await updateMedianLoi(database.read);
  expect(await minutes()).toEqual([9, false]);
  await finish(await survey.member(), 'measured', 800);
  expect(await updateMedianLoi(database.read)).toBe(1);
  expect(await minutes()).toEqual([3, true]);
  expect(await updateMedianLoi(database.read)).toBe(0);
});

it('ranks by the member’s attributes, explains the rank, and pages without a gap', async () => {
  const member = await survey.member();
  const wanted: NewTask['wanted'] = [{ kind: 'attribute', label: '宠物情况', key: 'pets', anyOf: ['cat'] }];
  await survey.host(short, { title: 'cats', type: 6, coins: 40, declaredMinutes: 1, wanted });
  await survey.host(short, { title: 'cats too', type: 6, coins: 30, declaredMinutes: 1, wanted });
  await survey.host(short, { title: 'anybody', type: 6, coins: 45, declaredMinutes: 1 });
  const withPets = (pets: string, may = true) => ({
    ...survey.deps,
    ports: {
      memberAttributes: () => Promise.resolve(new Map([['pets', [pets]]])),
      mayPersonalise: () => Promise.resolve(may),
    },
  });
  const shown = async (deps: ReturnType<typeof withPets>, limit = 20) => {
    const found: { title: string; why: string | undefined }[] = [];
    let cursor: string | null = null;
    do {
      const page = await listTasks(deps, member.id, 1, {
        type: 6,
        limit,
        ...(cursor !== null && { cursor }),
      });
      found.push(...page.items.map(({ title, match }) => ({ title, why: match?.why })));
      cursor = page.nextCursor;
    } while (cursor !== null);
    return found;
  };
  const titles = async (...asked: Parameters<typeof shown>) =>
    (await shown(...asked)).map(({ title }) => title);
  expect(await titles(withPets('cat'))).toEqual(['cats', 'cats too', 'anybody']);
  expect(await titles(withPets('cat'), 1)).toEqual(['cats', 'cats too', 'anybody']);
  expect((await shown(withPets('cat')))[0]?.why).toBe('你的宠物情况符合这次的要求');
  expect(await titles(withPets('none'))).toEqual(['anybody', 'cats', 'cats too']);
  const general = await shown(withPets('none', false));
  expect(general.map(({ title }) => title)).toEqual(['anybody', 'cats', 'cats too']);
  expect(general.map(({ why }) => why)).toEqual([undefined, undefined, undefined]);
  const recommended = await recommendTasks(withPets('none'), member.id, 1, 20);
  expect(recommended).toMatchObject({ personal: true, needsAnswers: false });
  const ports = { memberAttributes: () => Promise.resolve(new Map<string, string[]>()) };
  const unsaid = await recommendTasks({ ...survey.deps, ports }, member.id, 1, 20);
  expect(unsaid).toMatchObject({ personal: false, needsAnswers: true });
  const off = { ...ports, mayPersonalise: () => Promise.resolve(false) };
  expect((await recommendTasks({ ...survey.deps, ports: off }, member.id, 1, 20)).needsAnswers).toBe(false);
  expect(recommended.items.map(({ title }) => title)).not.toContain('cats');
  expect((await recommendTasks(withPets('none', false), member.id, 1, 20)).personal).toBe(false);
});

it('a visitor reads what a task asks and pays, and can’t start it', async () => {
  const { hashId } = await survey.host(short, { title: 'for visitors' });
  const detail = await taskDetail(survey.deps, undefined, 1, hashId);
  expect(detail).toMatchObject({ title: 'for visitors', match: null, joinState: null, participation: null });
  expect(detail.eligibility).toEqual({ canStart: false, obstacle: null });
});
