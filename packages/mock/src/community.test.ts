import {
  answerCourseQuiz,
  chooseRankingDisplay,
  getAccount,
  getCourse,
  getRanking,
  getTask,
  listCourses,
  listOwnPolls,
  listPolls,
  openCourse,
  startCourseQuiz,
  votePoll,
} from '@yayan/api-client';
import { expect, test } from 'vitest';
import { HOSTED, open, reasonOf } from './testing/calling.ts';
import { openMock } from './testing/open-mock.ts';

test('the ranking shows a member as they chose, and visitors nobody’s choice', async () => {
  const { client } = await open();
  await chooseRankingDisplay({ choice: 'hidden' }, { client });
  expect((await getRanking({}, { client })).choice).toBe('hidden');
  expect((await getRanking({}, { client: openMock().client })).choice).toBeNull();
});

test('a vote counts once, and a choice that the poll doesn’t allow is refused', async () => {
  const { client } = await open();
  const [poll] = (await listPolls({ client })).items;
  if (!poll) throw new Error('There is no poll');
  const [option] = poll.options;
  if (!option) throw new Error('The poll has no options');
  const none = votePoll({ pollId: poll.id, optionIds: [HOSTED] }, { client });
  expect(await reasonOf(none)).toBe('FIELD_WRONG');
  const wrong = votePoll(
    { pollId: poll.id, optionIds: ['0197f6a2-c1b8-7d4e-9a10-ffffffffffff'] },
    { client },
  );
  expect(await reasonOf(wrong)).toBe('POLL_CHOICE_INVALID');
  await votePoll({ pollId: poll.id, optionIds: [option.id] }, { client });
  await votePoll({ pollId: poll.id, optionIds: [option.id] }, { client });
  const [after] = (await listPolls({ client })).items;
  expect(after).toMatchObject({ voted: true });
  expect(after?.voters).toBe(poll.voted ? poll.voters : poll.voters + 1);
  expect(after?.options.filter(({ chosen }) => chosen).map(({ id }) => id)).toEqual([option.id]);
});

test('a proposed poll waits among the member’s own, and only one waits', async () => {
  const { client } = await open();
  const proposal = { title: '早餐吃什么？', options: ['豆浆', '牛奶'], days: 7 };
  await votePoll(proposal, { client });
  expect((await listOwnPolls({ client })).items).toMatchObject([{ title: '早餐吃什么？', state: 'waiting' }]);
  expect(await reasonOf(votePoll(proposal, { client }))).toBe('POLL_WAITING');
});

test('a course is read, passed and paid once', async () => {
  const { client } = await open();
  const [course] = (await listCourses({ client })).items;
  if (!course) throw new Error('There is no course');
  const { id } = course;
  expect(await reasonOf(startCourseQuiz(id, { client }))).toBe('COURSE_NOT_READ');
  await openCourse(id, { client });
  expect((await getCourse(id, { client })).state).toBe('reading');
  const quiz = await startCourseQuiz(id, { client });
  const { coins } = await getAccount({ client });
  const answers = quiz.questions.map(({ id: questionId }) => ({ questionId, optionIds: ['a'] }));
  const { coins: paid } = await answerCourseQuiz(id, quiz.id, { answers }, { client });
  expect((await getAccount({ client })).coins).toBe(coins + paid);
  expect((await getCourse(id, { client })).state).toBe('passed');
  expect(await reasonOf(startCourseQuiz(id, { client }))).toBe('COURSE_PASSED');
});

test('a visitor sees a task that only members start', async () => {
  const { client } = openMock();
  expect((await getTask(HOSTED, { client })).eligibility.canStart).toBe(false);
});
