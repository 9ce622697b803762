import { isDeepStrictEqual } from 'node:util';
import { checkDefinition, isPlainObject } from '@yayan/survey-engine';
import type { ConsoleDataOf } from '@yayan/contract/console';
import type { Connection } from '../../../platform/database/database.ts';
import { MOST_COUNTED } from '../../../platform/page.ts';
import type { NewTask, Task } from '../../task/api.ts';
import { activityRulesOf, findTask, usualCoinsAMinute } from '../../task/module.ts';
import { hostsAlready } from '../authoring/host-survey.ts';
import { isLaterEnd } from '../authoring/later-end.ts';
import type { TaskFile } from '../authoring/task-file.ts';
import { describeBranches } from './describe-branches.ts';
import { oddities } from './oddities.ts';

/** A task of a file, as operators see it before it is published. */
export type FiledTask = NonNullable<ConsoleDataOf<'checkTaskFile'>['task']>;

/** Whom a task looks for, and what it asks of them before they start. */
export type AudienceOf = Pick<NewTask, 'cities' | 'minimumQuality'> & {
  wanted: NonNullable<NewTask['wanted']>;
};

/**
 * Counts the members whose attributes fit, up to a number, and who of the counted ones could start the task today; null if
 * that can't be counted.
 */
export type CountReach = (
  db: Connection,
  audience: AudienceOf,
  on: { now: Date; most: number },
) => Promise<{
  matching: number;
  matchingIsCapped: boolean;
  reachToday: NonNullable<FiledTask['reachToday']>;
} | null>;

const LONGEST_TITLE = 300;

/** A text of a questionnaire: one, or one for each language. */
const textOf = (text: unknown, otherwise: string): string => {
  if (typeof text === 'string') return text;
  if (isPlainObject(text)) return Object.values(text).find((one) => typeof one === 'string') ?? otherwise;
  return otherwise;
};

const listOf = (part: unknown, name: string): unknown[] => {
  const list = isPlainObject(part) ? part[name] : undefined;
  return Array.isArray(list) ? list : [];
};

/** The titles of the questions, also of those in panels, by name. */
const titlesOf = (survey: unknown): ReadonlyMap<string, string> => {
  const titles = new Map<string, string>();
  const open = [...listOf(survey, 'pages')];
  for (let block = open.pop(); block !== undefined; block = open.pop()) {
    open.push(...listOf(block, 'elements'));
    if (isPlainObject(block))
      titles.set(
        String(block['name']),
        textOf(block['title'], String(block['name'])).slice(0, LONGEST_TITLE),
      );
  }
  return titles;
};

const questionsOf = (survey: unknown): FiledTask['questions'] =>
  listOf(survey, 'pages').flatMap((page, at) =>
    listOf(page, 'elements').flatMap((element) =>
      isPlainObject(element) && element['type'] !== 'html'
        ? [{ page: at + 1, title: textOf(element['title'], String(element['name'])).slice(0, LONGEST_TITLE) }]
        : [],
    ),
  );

/** A task of a file beside the one that is there. */
export interface DescribedTask {
  filed: FiledTask;
  /** The task that is there; undefined if the file adds one. */
  known: Task | undefined;
  /** The task of the file. */
  task: NewTask;
  /** The end that the file would move; undefined if it moves none. */
  laterEnd: { before: string | null } | undefined;
  /** Whether the questionnaire of the file is another one than that of the task. */
  isOtherSurvey: boolean;
  /** Whether the file says other rules for what members do than the task has. They stay. */
  isOtherActivity: boolean;
}

/** What members would see, and what an import would do. */
export async function describeTaskFile(
  db: Connection,
  file: TaskFile,
  { now, countReach }: { now: Date; countReach: CountReach },
): Promise<DescribedTask> {
  const task = file.task(now);
  const known = await findTask(db, task.hashId);
  const { cities, minimumQuality } = task;
  const reach = await countReach(
    db,
    { wanted: task.wanted ?? [], cities, minimumQuality },
    { now, most: MOST_COUNTED },
  );
  const check = file.candidate === undefined ? undefined : checkDefinition(file.candidate);
  const definition = check?.ok === true ? check.definition : undefined;
  const questions = questionsOf(definition?.survey);
  const { texts } = task;
  const isLater = isLaterEnd(known, task.endsAt);
  return {
    known,
    task,
    laterEnd: known !== undefined && isLater ? { before: known.endsAt?.toISOString() ?? null } : undefined,
    isOtherSurvey:
      known !== undefined && definition !== undefined && !(await hostsAlready(db, known, definition)),
    isOtherActivity:
      known !== undefined &&
      file.activity !== undefined &&
      !isDeepStrictEqual(await activityRulesOf(db, known.id), file.activity),
    filed: {
      id: task.hashId,
      effect: known === undefined ? 'added' : 'changed',
      type: task.type,
      module: task.module,
      devices: [...task.devices],
      title: task.title,
      coins: task.coins,
      credit: task.credit,
      consolationCoins: task.consolationCoins,
      declaredMinutes: task.declaredMinutes,
      seats: task.seats,
      cities: [...cities],
      minimumQuality,
      startsAt: task.startsAt.toISOString(),
      endsAt: task.endsAt?.toISOString() ?? null,
      description: texts.description,
      steps: texts.steps.map(({ title, text }) => ({ title, text })),
      dos: [...texts.dos],
      donts: [...texts.donts],
      quitting: texts.quitting,
      wanted: (task.wanted ?? []).map(({ label }) => label),
      matching: reach?.matching ?? null,
      matchingIsCapped: reach?.matchingIsCapped ?? false,
      reachToday: reach?.reachToday ?? null,
      questions,
      quotas: (definition?.host.quotaCells ?? []).map(({ name, limit }) => ({ name, limit })),
      branches: describeBranches(definition, titlesOf(definition?.survey)),
      oddities: oddities(task, questions.length, await usualCoinsAMinute(db, task.hashId, now)),
    },
  };
}
