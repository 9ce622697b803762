import { TaskType } from '@yayan/contract';
import type { FiledFault } from '../../../platform/filed/filed-fault.ts';
import type { FiledDocument } from '../../../platform/filed/filed-document.ts';
import { readPart } from '../../../platform/filed/schema-faults.ts';
import type { ActivityRules } from '../../task/api.ts';
import { activityFileSchema } from '../../task/module.ts';

/** What a member does in a task: a questionnaire, an activity, or the attribute questionnaire of the welcome task. */
type Kind = 'survey' | 'welcome' | ActivityRules['kind'];

/** The kinds that each type of task may have. Groups are made by their hosts, not by a file. */
const KINDS: Readonly<Record<TaskType, readonly Kind[]>> = {
  [TaskType.Default]: ['browse', 'survey'],
  [TaskType.Welcome]: ['welcome'],
  [TaskType.Questionnaire]: ['survey'],
  [TaskType.PrizeTrial]: ['trial', 'survey'],
  [TaskType.DiscussionGroup]: [],
  [TaskType.Paipai]: ['paipai'],
  [TaskType.AppTrial]: ['trial'],
  [TaskType.WatchVideo]: ['video'],
};

/** The content of a file: `survey` or `activity`, or neither for the welcome task. */
export interface TaskContent {
  hasSurvey: boolean;
  activity: ActivityRules | undefined;
}

/** Which content a file has, or what is wrong with it. */
export function contentOf(
  type: TaskType,
  { activity: filed, survey }: { activity?: unknown; survey?: unknown },
  document: Pick<FiledDocument, 'lineOf'>,
): TaskContent | readonly FiledFault[] {
  if (type === TaskType.DiscussionGroup)
    return [
      faultAt(document, ['task', 'type'], {
        text: 'a host makes discussion groups: name one with group host add',
        zh: '讨论小组由主持人建，不用任务文件',
      }),
    ];
  if (filed !== undefined && survey !== undefined)
    return [
      faultAt(document, ['activity'], {
        text: 'a task has an activity or a survey, not both',
        zh: '一个任务只能有 activity 或 survey 中的一个',
      }),
    ];
  if (filed === undefined) return plainContent(type, survey !== undefined, document);
  const checked = readPart(activityFileSchema, filed, { filed: document, at: ['activity'] });
  if (checked.part === undefined) return checked.faults;
  const { kind } = checked.part;
  if (!KINDS[type].includes(kind)) return [faultAt(document, ['activity', 'kind'], wanted(type))];
  return { hasSurvey: false, activity: checked.part };
}

function plainContent(
  type: TaskType,
  hasSurvey: boolean,
  document: Pick<FiledDocument, 'lineOf'>,
): TaskContent | readonly FiledFault[] {
  const isWelcome = KINDS[type].includes('welcome');
  if (isWelcome && hasSurvey)
    return [
      faultAt(document, ['survey'], {
        text: 'the welcome task is the attribute questionnaire',
        zh: '欢迎任务就是资料问卷，不用另写题目',
      }),
    ];
  if (!isWelcome && !KINDS[type].includes('survey'))
    return [faultAt(document, ['task', 'type'], wanted(type))];
  return { hasSurvey: !isWelcome, activity: undefined };
}

const wanted = (type: TaskType): { text: string; zh: string } => ({
  text: `a task of type ${type} is one of: ${KINDS[type].join(', ')}`,
  zh: `类型 ${type} 的任务只能是：${KINDS[type].join('、')}`,
});

const faultAt = (
  { lineOf }: Pick<FiledDocument, 'lineOf'>,
  place: readonly string[],
  words: { text: string; zh: string },
): FiledFault => ({ line: lineOf(place), field: place.join('.'), ...words });
