import type { SurveyDefinition } from '@yayan/survey-engine';
import { demoDefinition } from '@yayan/survey-engine/testing';
import { allTogether } from '../together.ts';
import type { NewTask } from '../../src/modules/task/task.ts';
import { taskById } from '../../src/modules/task/tasks.ts';
import { begin, type HostedTask, save, type TestMember, type TestSurvey } from './survey-world.ts';

/** For tests: the two-page demo survey, with answers that pass the screening and the submit. */
export const short = demoDefinition('short');
export const screening = { breakfast: 'daily' };
export const meal = { foods: ['bun', 'egg'], place: 'home', satisfaction: 4 };

/** The short survey with quota cells of these limits. The answers `screening` match all of them. */
export const withCells = (...limits: number[]): SurveyDefinition => ({
  ...short,
  host: {
    ...short.host,
    quotaCells: limits.map((limit, index) => ({ name: `格 ${index}`, when: "{breakfast} = 'daily'", limit })),
  },
});

/** The short survey with one quota cell of this limit. */
export const withCell = (limit: number): SurveyDefinition => withCells(limit);

/** The short survey with every question on its screening page, and one cell. */
export const onePage = (limit: number): SurveyDefinition => {
  const definition = withCell(limit);
  const pages = definition.survey['pages'] as { name: string; elements: object[] }[]; // The shape of the demo file.
  const elements = pages.flatMap((page) => page.elements);
  return { ...definition, survey: { ...definition.survey, pages: [{ name: 'screening', elements }] } };
};

/** A member of a crowd with their participation. */
export interface Newcomer {
  readonly member: TestMember;
  readonly id: string;
}

/** Creates a new task with this questionnaire and `count` members who have started it. */
export async function crowd(
  survey: TestSurvey,
  count: number,
  definition: SurveyDefinition,
  changes: Partial<NewTask> = {},
): Promise<{ task: HostedTask; people: Newcomer[] }> {
  const task = await survey.host(definition, changes);
  const people: Newcomer[] = [];
  for (let index = 0; index < count; index += 1) {
    const member = await survey.member();
    people.push({ member, id: await begin(survey.deps, member, task) });
  }
  return { task, people };
}

/** Runs `act` for all people concurrently. Resolves to their results, or rejects with the first failure. */
export const everybody = <T>(
  people: readonly Newcomer[],
  act: (one: Newcomer, index: number) => Promise<T>,
): Promise<T[]> =>
  allTogether(people.length, async (index) => {
    const one = people[index];
    if (one === undefined) throw new Error('nobody came');
    return await act(one, index);
  });

/** Saves the screening page with answers that get a seat. */
export const passScreening = ({ deps }: TestSurvey, { member, id }: Newcomer) =>
  save(deps, member, id, 'screening', screening, 0);

export interface SeatedMember extends Newcomer {
  readonly deps: TestSurvey['deps'];
  readonly task: HostedTask;
}

/** A member who has passed the screening page of the short survey. */
export async function seated(
  survey: TestSurvey,
  definition: SurveyDefinition = short,
): Promise<SeatedMember> {
  const { task, people } = await crowd(survey, 1, definition);
  const [one] = people;
  if (one === undefined) throw new Error('nobody came');
  await passScreening(survey, one);
  return { deps: survey.deps, task, ...one };
}

/** Limit and counts of a task's first quota cell. */
export const cellOf = async ({ deps }: TestSurvey, taskId: string) =>
  await deps.database.read
    .selectFrom('quota_cells')
    .select(['limit', 'reserved', 'complete'])
    .where('task_id', '=', taskId)
    .orderBy('name')
    .executeTakeFirstOrThrow();

/** The number of taken seats of a task. */
export const seatsTaken = async ({ deps }: TestSurvey, taskId: string): Promise<number> =>
  (await taskById(deps.database.read, taskId)).seatsTaken;
