import { taskReachCauseLabels, taskTypeLabels } from '@yayan/contract/console-labels';
import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change } from '../../../platform/audit/act.ts';
import { formatTime } from '../../../platform/calendar.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { importTask } from '../authoring/import-task.ts';
import { type TaskFile, TaskFileError, readTaskFile } from '../authoring/task-file.ts';
import type { AskedAttributes } from '../../task/api.ts';
import {
  type CountReach,
  type DescribedTask,
  describeTaskFile,
  type FiledTask,
} from './describe-task-file.ts';
import { otherTypeFault } from './other-type-fault.ts';
import { correctDataUse } from './correct-data-use.ts';
import { revisedFacts } from './revised-facts.ts';

/** The text of a task file, with its name. */
export interface OfTaskFile {
  name: string;
  source: string;
}

/** Reads a file. Refuses one with faults with TASK_FILE_WRONG. */
export const readFiled = ({ name, source }: OfTaskFile): TaskFile => {
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

const reachText = ({ reachToday }: FiledTask): string | null => {
  if (reachToday === null) return null;
  const hindered = reachToday.hindered.map(
    ({ cause, members }) => `${taskReachCauseLabels[cause]} ${members} 人`,
  );
  return `${reachToday.members} 人${hindered.length === 0 ? '' : `；不能的：${hindered.join('、')}`}`;
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
      ['reachToday', filed.matchingIsCapped ? '已数的人里今天能参加' : '其中今天能参加', reachText(filed)],
      ['questions', '题目', filed.questions.length === 0 ? null : `${filed.questions.length} 道`],
      ['quotas', '配额', filed.quotas.length === 0 ? null : `${filed.quotas.length} 格`],
    ] as const
  ).flatMap(([field, label, after]) => (after === null ? [] : [{ field, label, before: null, after }]));

/** What an import does to a task that is there. */
const changesOf = (described: DescribedTask, attributes: AskedAttributes): Change[] => {
  const { filed, known, laterEnd, isOtherSurvey } = described;
  if (known === undefined) return newTask(filed);
  return [
    ...(isOtherSurvey
      ? [
          {
            field: 'questionnaire',
            label: '之后开始的人答',
            before: '现在的问卷',
            after: `文件里的问卷，${filed.questions.length} 道`,
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
    ...revisedFacts(known, described, attributes),
  ];
};

/** What the acts on task files need of other areas. */
interface TaskFileActPorts {
  countReach: CountReach;
  attributes: AskedAttributes;
}

/** The act that `pnpm yayan task import` and the console share (rules 14.38, 14.89), and that on what a task says about data. */
export const taskFileActs = ({ countReach, attributes }: TaskFileActPorts) => {
  const importTaskFile: Act<OfTaskFile> = {
    name: 'task import',
    needsReason: false,
    // The acts on the task itself lock the same, so that what an operator saw before is what they change.
    lockOf: ({ source }) => `task ${readFiled({ name: '', source }).task(new Date(0)).hashId}`,
    plan: async (platform, db: Connection, input) => {
      const file = readFiled(input);
      const described = await describeTaskFile(db, file, { now: platform.clock.now(), countReach });
      const { filed } = described;
      if (otherTypeFault(described, file) !== undefined) refuse('TASK_FILE_WRONG');
      return {
        kind: 'task',
        subject: filed.id,
        title: filed.title,
        permission: 'tasks.change',
        changes: changesOf(described, attributes),
      };
    },
    run: async (platform, input, { actor }) => {
      await importTask(platform, readFiled(input), { by: actor.name });
    },
  };
  return { importTaskFile, correctDataUse };
};

export type TaskFileActs = ReturnType<typeof taskFileActs>;
