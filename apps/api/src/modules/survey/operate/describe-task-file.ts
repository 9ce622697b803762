import { checkDefinition, isPlainObject } from '@yayan/survey-engine';
import type { ConsoleDataOf } from '@yayan/contract/console';
import type { Connection } from '../../../platform/database/database.ts';
import { cappedCount, MOST_COUNTED } from '../../../platform/page.ts';
import type { NewTask } from '../../task/api.ts';
import { findTask } from '../../task/module.ts';
import type { TaskFile } from '../authoring/task-file.ts';
import { describeBranches } from './describe-branches.ts';

/** A task of a file, as operators see it before it is published. */
export type FiledTask = NonNullable<ConsoleDataOf<'checkTaskFile'>['task']>;

/** Counts the members whose attributes fit, up to a number; null if that can't be counted. */
export type CountMatching = (
  db: Connection,
  wanted: NonNullable<NewTask['wanted']>,
  on: { now: Date; most: number },
) => Promise<number | null>;

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

/** What members would see, what an import would do, and the end that it would move; undefined if it moves none. */
export async function describeTaskFile(
  db: Connection,
  file: TaskFile,
  { now, countMatching }: { now: Date; countMatching: CountMatching },
): Promise<{ filed: FiledTask; laterEnd: { before: string | null } | undefined }> {
  const task = file.task(now);
  const known = await findTask(db, task.hashId);
  const counted = await countMatching(db, task.wanted ?? [], { now, most: MOST_COUNTED + 1 });
  const check = file.candidate === undefined ? undefined : checkDefinition(file.candidate);
  const definition = check?.ok === true ? check.definition : undefined;
  const effect = file.candidate === undefined ? 'kept' : 'hosted';
  const { texts } = task;
  const capped = counted === null ? undefined : cappedCount(counted);
  const isLater =
    known?.endsAt !== undefined &&
    known.endsAt !== null &&
    (task.endsAt === null || task.endsAt > known.endsAt);
  return {
    laterEnd: known !== undefined && isLater ? { before: known.endsAt?.toISOString() ?? null } : undefined,
    filed: {
      id: task.hashId,
      effect: known === undefined ? 'added' : effect,
      type: task.type,
      module: task.module,
      devices: [...task.devices],
      title: task.title,
      coins: task.coins,
      credit: task.credit,
      consolationCoins: task.consolationCoins,
      declaredMinutes: task.declaredMinutes,
      seats: task.seats,
      cities: [...task.cities],
      minimumQuality: task.minimumQuality,
      startsAt: task.startsAt.toISOString(),
      endsAt: task.endsAt?.toISOString() ?? null,
      description: texts.description,
      steps: texts.steps.map(({ title, text }) => ({ title, text })),
      dos: [...texts.dos],
      donts: [...texts.donts],
      quitting: texts.quitting,
      wanted: (task.wanted ?? []).map(({ label }) => label),
      matching: capped?.count ?? null,
      matchingIsCapped: capped?.countIsCapped ?? false,
      questions: questionsOf(definition?.survey),
      quotas: (definition?.host.quotaCells ?? []).map(({ name, limit }) => ({ name, limit })),
      branches: describeBranches(definition, titlesOf(definition?.survey)),
    },
  };
}
