import { errors } from '@yayan/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import type { Asker } from '../../../../test/calls/call-operation.ts';
import { allTogether } from '../../../../test/together.ts';
import { reconcile } from '../../ledger/module.ts';
import { communityChecks } from '../reconcile-community.ts';
import type { Course } from './course.ts';
import { selectCourse, upsertCourse } from './course-store.ts';

const COURSE = 'Ren2zHen4dAx';
const DAY_MS = 86_400_000;
const params = { id: COURSE };

let system: TestSystem;
let course: Course;
let who: Asker;
let joined = 0;
beforeAll(async () => {
  system = await TestSystem.start();
  const found = await selectCourse(system.platform.database.read, COURSE);
  if (found === undefined) throw new Error('The seed has no course');
  course = found;
});
afterAll(() => system.stop());
beforeEach(async () => {
  joined += 1;
  who = await system.signIn(freshMobile(joined));
});

const rightAnswers = (asked: Course = course) =>
  asked.quiz.map(({ id, options }) => ({
    questionId: id,
    optionIds: options.filter(({ right }) => right).map((option) => option.id),
  }));
const wrongAnswers = () =>
  course.quiz.map(({ id, options }) => ({
    questionId: id,
    optionIds: options
      .filter(({ right }) => !right)
      .slice(0, 1)
      .map((option) => option.id),
  }));

const read = async () => {
  const { waitSeconds } = await system.get('openCourse', { params }, who);
  system.clock.advance(waitSeconds * 1000);
};
const ask = () => system.call('startCourseQuiz', { params }, who);
const begin = async () => {
  const quiz = await system.get('startCourseQuiz', { params }, who);
  system.clock.advance(quiz.waitSeconds * 1000);
  return quiz;
};
const answer = (quizId: string, answers = rightAnswers(), by: Asker = who) =>
  system.call(
    'answerCourseQuiz',
    { params: { ...params, quizId }, body: { answers }, idempotencyKey: system.key() },
    by,
  );
const coins = async () => (await system.get('getAccount', {}, who)).coins;

describe('courses', () => {
  it('five or more are there for everyone to read, and a member sees their progress', async () => {
    const { items } = await system.get('listCourses');
    expect(items.length).toBeGreaterThanOrEqual(5);
    expect(items.every(({ state }) => state === null)).toBe(true);
    for (const { id } of items)
      expect((await system.get('getCourse', { params: { id } })).body.length).toBeGreaterThan(3);
    await system.get('openCourse', { params }, who);
    const own = await system.get('listCourses', {}, who);
    expect(own.items.find(({ id }) => id === COURSE)?.state).toBe('reading');
    expect((await system.call('getCourse', { params: { id: 'Nobody0001' } })).code).toBe(404);
  });

  it('13.6 a passed quiz pays once, and can’t be asked for again', async () => {
    const before = await coins();
    await read();
    const { id } = await begin();
    expect(await answer(id)).toMatchObject({ code: 200, data: { passed: true, coins: course.coins } });
    expect(await coins()).toBe(before + course.coins);
    expect((await answer(id)).code).toBe(errors.COURSE_PASSED.code);
    expect((await ask()).code).toBe(errors.COURSE_PASSED.code);
    expect(await coins()).toBe(before + course.coins);
    const results = await reconcile(system.platform.database, communityChecks);
    const findings = results.flatMap((result) => result.findings);
    expect(findings).toEqual([]);
  });

  it('13.6 who has less than 80 percent right is told why, and isn’t paid', async () => {
    await read();
    const { id } = await begin();
    const before = await coins();
    const { data } = await answer(id, wrongAnswers());
    expect(data).toMatchObject({ passed: false, right: 0, coins: 0 });
    expect(await coins()).toBe(before);
    expect((await answer(id)).code).toBe(errors.COURSE_QUIZ_OVER.code);
  });

  it('13.7 the quiz opens when the course can have been read', async () => {
    expect((await ask()).code).toBe(errors.COURSE_NOT_READ.code);
    const { waitSeconds } = await system.get('openCourse', { params }, who);
    expect(waitSeconds).toBeGreaterThan(10);
    system.clock.advance((waitSeconds - 1) * 1000);
    expect((await ask()).code).toBe(errors.COURSE_NOT_READ.code);
    expect((await system.get('openCourse', { params }, who)).waitSeconds).toBe(1);
    system.clock.advance(1000);
    expect((await ask()).code).toBe(200);
  });

  it('13.7 asking again answers the open quiz, and a fourth one a day is refused', async () => {
    await read();
    const asked = await allTogether(5, () => system.get('startCourseQuiz', { params }, who));
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    for (let tries = 1; tries <= 3; tries += 1) await answer((await begin()).id, wrongAnswers());
    expect((await ask()).code).toBe(errors.COURSE_TRIES_USED.code);
    system.clock.advance(DAY_MS);
    who = await system.signIn(freshMobile(joined));
    expect((await ask()).code).toBe(200);
  });

  it('13.8 answers without a quiz, to another’s quiz, too fast or too late are refused and change nothing', async () => {
    await read();
    expect((await answer(system.platform.random.uuid())).code).toBe(404);
    const { id } = await system.get('startCourseQuiz', { params }, who);
    expect((await answer(id)).code).toBe(errors.COURSE_QUIZ_TOO_FAST.code);
    system.clock.advance(60_000);
    joined += 1;
    const other = await system.signIn(freshMobile(joined));
    expect((await answer(id, rightAnswers(), other)).code).toBe(404);
    system.clock.advance(30 * 60_000);
    who = await system.signIn(freshMobile(joined - 1));
    expect((await answer(id)).code).toBe(errors.COURSE_QUIZ_OVER.code);
  });

  it('13.8 answers that leave out a question, repeat one or name a foreign option are refused', async () => {
    await read();
    const { id } = await begin();
    const [first = { questionId: 'q1', optionIds: ['a'] }, ...rest] = rightAnswers();
    const wrong = [
      rest,
      [first, first, ...rest.slice(1)],
      [{ ...first, optionIds: ['z'] }, ...rest],
      [{ ...first, optionIds: ['a', 'b'] }, ...rest],
      [...rest, { questionId: 'q99', optionIds: ['a'] }],
    ];
    for (const answers of wrong)
      expect((await answer(id, answers)).code).toBe(errors.COURSE_ANSWERS_INVALID.code);
    expect(await answer(id)).toMatchObject({ code: 200, data: { passed: true } });
  });

  it('13.8 twenty answers at once count once', async () => {
    await read();
    const { id } = await begin();
    const before = await coins();
    const codes = (await allTogether(20, () => answer(id))).map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(await coins()).toBe(before + course.coins);
  });

  it('13.8 after the end nothing is asked or paid, and the course stays readable', async () => {
    await read();
    const { id } = await begin();
    const { database, clock } = system.platform;
    await database.transaction((tx) => upsertCourse(tx, { ...course, closesAt: clock.now() }, clock.now()));
    expect((await answer(id)).code).toBe(errors.COURSE_ENDED.code);
    expect((await ask()).code).toBe(errors.COURSE_ENDED.code);
    expect((await system.get('getCourse', { params }, who)).body.length).toBeGreaterThan(3);
    await database.transaction((tx) => upsertCourse(tx, course, clock.now()));
  });

  it('a new version of a course changes no quiz that is open', async () => {
    await read();
    const { id } = await begin();
    const { database, clock } = system.platform;
    const turned = course.quiz.map((question) => ({
      ...question,
      options: question.options.map((option) => ({ ...option, right: !option.right })),
    }));
    await database.transaction((tx) => upsertCourse(tx, { ...course, quiz: turned }, clock.now()));
    expect(await answer(id)).toMatchObject({ code: 200, data: { passed: true } });
    await database.transaction((tx) => upsertCourse(tx, course, clock.now()));
  });
});
