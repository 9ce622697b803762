import { type TaskDetail, TaskType } from '@yayan/api-client';
import { type Fact, FactList, formatCount, formatMoment, formatSpan } from '@yayan/ui';
import { serverDate } from '../../../shell/client/server-date.ts';
import { devicesText, endText, minutesText } from '../../../shell/task/task-facts.ts';

const mostCities = 12;

const citiesText = (cities: readonly string[]): string => {
  if (cities.length === 0) return '不限';
  const named = cities.slice(0, mostCities).join('、');
  return cities.length > mostCities ? `${named}等 ${cities.length} 城` : named;
};

const seatsText = (task: TaskDetail): string =>
  task.limits.seats === null
    ? '不限'
    : `还剩 ${formatCount(task.seatsLeft ?? task.limits.seats)} 个，共 ${formatCount(task.limits.seats)} 个`;

/** When the task can be done. A start in the past isn't shown. */
const openText = (task: TaskDetail): string | undefined => {
  const { startsAt } = task.limits;
  const start = new Date(startsAt) > serverDate() ? `${formatMoment(startsAt)} 起` : undefined;
  return [start, endText(task)].filter((part) => part !== undefined).join('，') || undefined;
};

const seatText = ({ type, limits: { seatMinutes }, dataUse: { thirdParty } }: TaskDetail): string => {
  if (seatMinutes === null) return '不限时';
  const span = formatSpan(seatMinutes * 60);
  if (type !== TaskType.Questionnaire) return `开始后 ${span}内完成`;
  // For a supplier's survey we don't know when the member was accepted.
  return thirdParty ? `${span}内提交` : `入选后 ${span}内提交`;
};

/** The task's audience and limits. */
export function TaskTerms({ task }: { task: TaskDetail }) {
  const measured = task.minutesMeasured ? '（大家实际用时的中位数）' : '';
  const minutes = minutesText(task);
  const open = openText(task);
  const terms: readonly Fact[] = [
    ['需要时间', minutes === undefined ? '看个人节奏' : `${minutes}${measured}`],
    ['名额保留', seatText(task)],
    ['面向', task.limits.audience],
    ['城市', citiesText(task.limits.cities)],
    ['设备', devicesText(task)],
    ['名额', seatsText(task)],
    open === undefined ? null : ['开放时间', open],
    task.match && [
      '匹配度',
      `${{ high: '高', middle: '中', low: '低' }[task.match.level]}：${task.match.why}`,
    ],
  ];
  return <FactList facts={terms} />;
}
