import { taskById } from '../task/tasks.ts';
import { demoDefinition } from './engine/demo-definition.ts';
import type { SurveyDefinition } from './engine/definition.ts';
import { begin, type HostedTask, save, type TestMember, type TestSurvey } from './test-survey.ts';

/** For tests: the two-page demo survey, with answers that are let in and accepted. */
export const short = demoDefinition('short');
export const screening = { breakfast: 'daily' };
export const meal = { foods: ['bun', 'egg'], place: 'home', satisfaction: 4 };

/** The short survey with one quota cell that `screening` belongs to. */
export const withCell = (limit: number): SurveyDefinition => ({
  ...short,
  host: { ...short.host, quotaCells: [{ name: '每天吃', when: "{breakfast} = 'daily'", limit }] },
});

export interface Seated {
  readonly parts: TestSurvey['parts'];
  readonly task: HostedTask;
  readonly member: TestMember;
  readonly id: string;
}

/** A member who has passed the screening page of the short survey. */
export async function seated(survey: TestSurvey, definition: SurveyDefinition = short): Promise<Seated> {
  const { parts } = survey;
  const task = await survey.host(definition);
  const member = await survey.member();
  const id = await begin(parts, member, task);
  await save(parts, member, id, 'screening', screening, 0);
  return { parts, task, member, id };
}

/** What is taken of a task's first quota cell. */
export const cellOf = async ({ parts }: TestSurvey, taskId: string) =>
  await parts.database.read
    .selectFrom('quota_cells')
    .select(['limit', 'reserved', 'complete'])
    .where('task_id', '=', taskId)
    .orderBy('name')
    .executeTakeFirstOrThrow();

/** How many seats of a task are taken. */
export const seatsTaken = async ({ parts }: TestSurvey, taskId: string): Promise<number> =>
  (await taskById(parts.database.read, taskId)).seatsTaken;
