import { expect, it } from 'vitest';
import { bareTaskTexts } from '../../../../test/members/bare-task-texts.ts';
import { describeMatch, rankTasks } from './recommend.ts';
import type { Task } from '../task.ts';
import { matchOf, type Wanted } from '../wanted.ts';

const now = new Date('2026-11-21T08:00:00Z');
const task = (id: string, changes: Partial<Task> = {}): Task => ({
  id,
  hashId: id,
  module: 2,
  type: 2,
  title: id,
  cover: null,
  coins: 100,
  credit: 0,
  consolationCoins: 0,
  declaredMinutes: 10,
  screeningMinutes: null,
  medianSeconds: null,
  devices: [1, 2, 3],
  cities: [],
  minimumQuality: 40,
  networkLimit: null,
  seats: null,
  seatsTaken: 0,
  dataUseVersion: 1,
  quotaFull: false,
  seatMinutes: null,
  tags: [],
  wanted: [],
  startsAt: now,
  endsAt: null,
  pausedAt: null,
  texts: bareTaskTexts,
  foreignResearch: null,
  ...changes,
});
const pets: Wanted = [{ kind: 'attribute', label: '宠物情况', key: 'pets', anyOf: ['cat', 'dog'] }];
const adults: Wanted = [{ kind: 'age', label: '年龄', from: 18, to: 45 }];
const known = (entries: Record<string, string[]>) => new Map(Object.entries(entries));
const order = (tasks: Task[], entries: Record<string, string[]> = {}) =>
  rankTasks(tasks, known(entries), now).map(({ id }) => id);

it('a matching task comes before a better paid one that doesn’t match', () => {
  const tasks = [task('rich', { wanted: pets, coins: 200 }), task('fits', { wanted: adults })];
  expect(order(tasks, { pets: ['none'], birthday: ['1998-05-20'] })).toEqual(['fits', 'rich']);
});

it('no pay lifts a task above one that matches better', () => {
  const rich = { coins: 1_000_000, declaredMinutes: 1 };
  const tasks = [
    task('low', { ...rich, wanted: pets }),
    task('open', rich),
    task('high', { wanted: adults, coins: 1, seats: 10, seatsTaken: 9 }),
    task('unknown', { wanted: [{ kind: 'attribute', label: '手机', key: 'phone', anyOf: ['a'] }] }),
  ];
  const order4 = order(tasks, { pets: ['none'], birthday: ['1998-05-20'] });
  expect(order4).toEqual(['high', 'open', 'unknown', 'low']);
});

it('among equal matches the higher pay a minute, including the consolation, comes first', () => {
  expect(order([task('slow', { declaredMinutes: 20 }), task('quick', { declaredMinutes: 5 })])).toEqual([
    'quick',
    'slow',
  ]);
  expect(order([task('a'), task('b', { consolationCoins: 50 })])).toEqual(['b', 'a']);
});

it('measured minutes count before declared ones', () => {
  expect(order([task('a', { declaredMinutes: 5, medianSeconds: 1200 }), task('b')])).toEqual(['b', 'a']);
});

it('a task with few free seats ranks lower, and one with none ranks last', () => {
  const tasks = [
    task('none', { seats: 10, seatsTaken: 10 }),
    task('few', { seats: 10, seatsTaken: 8 }),
    task('many', { seats: 500 }),
  ];
  expect(order(tasks)).toEqual(['many', 'few', 'none']);
});

it('equal tasks are ordered by id, independent of the input order', () => {
  expect(order([task('b'), task('a'), task('c')])).toEqual(['a', 'b', 'c']);
});

it('explains the rank in a phrase', () => {
  const why = (wanted: Wanted, entries: Record<string, string[]>) =>
    describeMatch(task('x', { wanted }), known(entries), now);
  expect(why(pets, { pets: ['cat'] })).toEqual({ level: 'high', why: '你的宠物情况符合这次的要求' });
  expect(why(pets, { pets: ['none'] })).toMatchObject({ level: 'low' });
  expect(why(pets, {})).toEqual({ level: 'middle', why: '还不知道你的宠物情况，完善资料后更准' });
  expect(why([], {})).toEqual({ level: 'middle', why: '人人可答，每分钟约 10 金币' });
});

it('a task for the members of some cities is not called one for everybody', () => {
  const limited = task('x', { wanted: [], cities: ['上海', '杭州'] });
  expect(describeMatch(limited, known({}), now).why).toBe('上海、杭州的会员可答，每分钟约 10 金币');
});

it('不想回答 counts as unknown, neither for nor against', () => {
  expect(matchOf(pets, known({ pets: ['decline'] }), now)?.level).toBe('middle');
});

it('one attribute that doesn’t match is enough for no match', () => {
  const both = [...pets, ...adults];
  expect(matchOf(both, known({ pets: ['cat'], birthday: ['2012-01-01'] }), now)).toMatchObject({
    level: 'low',
    fitting: ['宠物情况'],
    failing: ['年龄'],
  });
});
