import { taskTypeLabels } from '@yayan/contract/console-labels';
import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change } from '../../../platform/audit/act.ts';
import { formatTime } from '../../../platform/calendar.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { importTask } from '../authoring/import-task.ts';
import { type TaskFile, TaskFileError, readTaskFile } from '../authoring/task-file.ts';
import { type CountMatching, describeTaskFile, type FiledTask } from './describe-task-file.ts';

/** The text of a task file, with its name. */
export interface OfTaskFile {
  name: string;
  source: string;
}

/** Reads a file. Refuses one with faults with TASK_FILE_WRONG. */
const readFiled = ({ name, source }: OfTaskFile): TaskFile => {
  try {
    return readTaskFile(name, source);
  } catch (error) {
    if (error instanceof TaskFileError) return refuse('TASK_FILE_WRONG');
    throw error;
  }
};

const timeText = (iso: string | null): string => (iso === null ? '不限' : formatTime(new Date(iso)));

const limitText = (limit: number | null): string => (limit === null ? '不限' : String(limit));

const matchingText = ({ matching, matchingIsCapped }: FiledTask): string => {
  if (matching === null) return '有敏感资料，不能统计';
  return `${matching}${matchingIsCapped ? ' 以上' : ''} 人`;
};

const newTask = (filed: FiledTask): Change[] =>
  (
    [
      ['type', '类型', taskTypeLabels[filed.type]],
      ['coins', '完成的金币', String(filed.coins)],
      ['consolationCoins', '未入选的金币', String(filed.consolationCoins)],
      ['seats', '名额', limitText(filed.seats)],
      ['startsAt', '开始', timeText(filed.startsAt)],
      ['endsAt', '结束', timeText(filed.endsAt)],
      ['cities', '城市', filed.cities.length === 0 ? '不限' : filed.cities.join('、')],
      ['matching', '资料符合的会员', matchingText(filed)],
      ['questions', '题目', filed.questions.length === 0 ? null : `${filed.questions.length} 道`],
      ['quotas', '配额', filed.quotas.length === 0 ? null : `${filed.quotas.length} 格`],
    ] as const
  ).flatMap(([field, label, after]) => (after === null ? [] : [{ field, label, before: null, after }]));

/** What an import does to a task that is there: a new questionnaire, a later end, or nothing. */
const changesOf = (filed: FiledTask, laterEnd: { before: string | null } | undefined): Change[] => {
  if (filed.effect === 'added') return newTask(filed);
  const questions = `${filed.questions.length} 道`;
  return [
    ...(filed.effect === 'hosted'
      ? [
          {
            field: 'questionnaire',
            label: '之后开始的人答',
            before: '现在的问卷',
            after: `文件里的问卷，${questions}`,
          },
        ]
      : []),
    ...(laterEnd === undefined
      ? []
      : [
          {
            field: 'endsAt',
            label: '结束',
            before: timeText(laterEnd.before),
            after: timeText(filed.endsAt),
          },
        ]),
  ];
};

/** The act that `pnpm yayan task import` and the console share (rule 14.38). */
export const taskFileActs = (countMatching: CountMatching) => {
  const importTaskFile: Act<OfTaskFile> = {
    name: 'task import',
    needsReason: false,
    lockOf: ({ source }) => `task file ${readFiled({ name: '', source }).task(new Date(0)).hashId}`,
    plan: async (platform, db: Connection, input) => {
      const file = readFiled(input);
      const { filed, laterEnd } = await describeTaskFile(db, file, {
        now: platform.clock.now(),
        countMatching,
      });
      const changes = changesOf(filed, laterEnd);
      if (changes.length === 0) refuse('ACT_NOTHING_CHANGES');
      return { kind: 'task', subject: filed.id, title: filed.title, permission: 'tasks.change', changes };
    },
    run: async (platform, input, { actor }) => {
      await importTask(platform, readFiled(input), { by: actor.name });
    },
  };
  return { importTaskFile };
};

export type TaskFileActs = ReturnType<typeof taskFileActs>;
