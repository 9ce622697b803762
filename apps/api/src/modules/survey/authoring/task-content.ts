import { TaskType } from '@yayan/contract';
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

/** A fault with the place of its field. */
export type ContentFault = readonly [place: readonly string[], fault: string];

/** Which content a file has, or what is wrong with it. */
export function contentOf(
  type: TaskType,
  { activity: filed, survey }: { activity?: unknown; survey?: unknown },
): TaskContent | readonly ContentFault[] {
  if (type === TaskType.DiscussionGroup)
    return [[['task', 'type'], 'a host makes discussion groups: name one with group host add']];
  if (filed !== undefined && survey !== undefined)
    return [[['activity'], 'a task has an activity or a survey, not both']];
  if (filed === undefined) return plainContent(type, survey !== undefined);
  const checked = activityFileSchema.safeParse(filed);
  if (!checked.success)
    return checked.error.issues.map((issue) => {
      const [extra] = issue.code === 'unrecognized_keys' ? issue.keys : [];
      const place = ['activity', ...issue.path.map(String)];
      return [extra === undefined ? place : [...place, extra], issue.message];
    });
  const { kind } = checked.data;
  if (!KINDS[type].includes(kind)) return [[['activity', 'kind'], wanted(type)]];
  return { hasSurvey: false, activity: checked.data };
}

function plainContent(type: TaskType, hasSurvey: boolean): TaskContent | readonly ContentFault[] {
  const isWelcome = KINDS[type].includes('welcome');
  if (isWelcome && hasSurvey) return [[['survey'], 'the welcome task is the attribute questionnaire']];
  if (!isWelcome && !KINDS[type].includes('survey')) return [[['task', 'type'], wanted(type)]];
  return { hasSurvey: !isWelcome, activity: undefined };
}

const wanted = (type: TaskType): string => `a task of type ${type} is one of: ${KINDS[type].join(', ')}`;
