import type { TaskCard } from '@yayan/api-client';
import {
  mockGetTask,
  mockListTaskRecords,
  mockListTasks,
  mockRecommendTasks,
  mockRemindOfTask,
  refuse,
} from '@yayan/api-client/mocks';
import { pageOf } from '../page-of.ts';
import { causeOf, earnedBy, supportCodeOf } from '../../world/survey/runs.ts';
import { memberOf, signedInOf } from '../../world/identity/sign-in.ts';
import { type MockTask, mockTasks } from '../../world/survey/task-wall.ts';
import type { Run } from '../../world/run.ts';
import type { Member, World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';

const lastRun = ({ runs }: Member, { hashId }: MockTask): Run | undefined =>
  [...runs.values()].findLast(({ task }) => task.hashId === hashId);

const cardOf =
  (member: Member | undefined, example: TaskCard) =>
  (task: MockTask): TaskCard => {
    const run = member && lastRun(member, task);
    const { kind: _kind, dataUse: _dataUse, ...shown } = task;
    return { ...example, ...shown, endsAt: null, joinState: run ? run.result : null };
  };

const USUAL_RECOMMENDED = 3;

/** The task wall, one task, what is recommended, and the member's records. */
export const taskAnswers = (world: World): Answers => ({
  listTasks: mockListTasks(({ items, today }, { request }) => {
    const [example] = items;
    const { searchParams } = new URL(request.url);
    const cards = example ? mockTasks.map(cardOf(memberOf(world, request), example)) : [];
    const fits = (name: 'type' | 'module', card: TaskCard): boolean =>
      !searchParams.has(name) || searchParams.get(name) === String(card[name]);
    const fitting = cards.filter((card) => fits('type', card) && fits('module', card));
    return { ...pageOf(fitting, searchParams), today };
  }),

  getTask: mockGetTask((example, { request, params }) => {
    const member = signedInOf(world, request)?.member;
    const task = mockTasks.find(({ hashId }) => hashId === params['hashId']);
    if (!task) return refuse('NOT_FOUND');
    const run = member && lastRun(member, task);
    const isOpen = run?.endedAt === null;
    return {
      ...example,
      ...cardOf(member, example)(task),
      dataUse: task.dataUse ?? example.dataUse,
      eligibility: member ? example.eligibility : { canStart: false, obstacle: null },
      participation:
        run && isOpen
          ? {
              sessionId: run.sessionId,
              progress: run.pages.size * 50,
              startedAt: run.startedAt,
              seatUntil: null,
            }
          : null,
      ownResult:
        run && run.endedAt !== null
          ? { resultId: run.sessionId, result: run.result, cause: causeOf(run), endedAt: run.endedAt }
          : null,
    };
  }),

  remindOfTask: mockRemindOfTask((example, { params }) =>
    mockTasks.some(({ hashId }) => hashId === params['hashId']) ? example : refuse('NOT_FOUND'),
  ),

  listTaskRecords: mockListTaskRecords((_example, { request }) => {
    const member = memberOf(world, request);
    const records = [...member.runs.values()].toReversed().map((run) => ({
      sessionId: run.sessionId,
      resultId: run.endedAt === null ? null : run.sessionId,
      task: run.task,
      state: run.endedAt === null ? ('open' as const) : ('ended' as const),
      result: run.result,
      cause: causeOf(run),
      progress: run.endedAt === null ? run.pages.size * 50 : 100,
      startedAt: run.startedAt,
      endedAt: run.endedAt,
      keptUntil: null,
      review: null,
      ...earnedBy(member, run),
      reason: null,
      supportCode: supportCodeOf(run),
    }));
    const { searchParams } = new URL(request.url);
    const fits = (name: string, value: string | number | boolean): boolean =>
      !searchParams.has(name) || searchParams.get(name) === String(value);
    const fitting = records.filter(
      ({ result, cause, state, earningState }) =>
        fits('result', result) &&
        fits('givenUp', cause === 'givenUp') &&
        fits('state', state) &&
        fits('earningState', earningState),
    );
    return pageOf(fitting, searchParams);
  }),

  recommendTasks: mockRecommendTasks(async (_example, { request }) => {
    const member = signedInOf(world, request)?.member;
    const start = await world.startOf(mockRecommendTasks);
    const joined = new Set([...(member?.runs.values() ?? [])].map(({ task }) => task.hashId));
    const most = Number(new URL(request.url).searchParams.get('limit') ?? USUAL_RECOMMENDED);
    return { ...start, items: start.items.filter(({ hashId }) => !joined.has(hashId)).slice(0, most) };
  }),
});
