import { isDeepStrictEqual } from 'node:util';
import { deviceTypeLabels } from '@yayan/contract/console-labels';
import type { Change } from '../../../platform/audit/act.ts';
import type { AskedAttributes, NewTask, Task } from '../../task/api.ts';
import { wantedLines } from '../../task/module.ts';
import { bothSides } from './both-sides.ts';
import type { DescribedTask } from './describe-task-file.ts';

/** A task that is there, or one of a file. */
type Either = NewTask;

/** One fact that a file changes of a task that is there. */
interface RevisedFact {
  field: string;
  label: string;
  of: (task: Either) => unknown;
  /** What operators read of it. */
  text: (task: Either) => string;
}

const lines = (texts: readonly string[]): string => (texts.length === 0 ? '没有' : texts.join('\n'));
const names = (words: readonly string[]): string => (words.length === 0 ? '不限' : words.join('、'));
const textOr = (text: string | null): string => (text === null || text === '' ? '没有' : text);

const listed = (
  field: string,
  label: string,
  of: (texts: NewTask['texts']) => readonly string[],
): RevisedFact => ({
  field,
  label,
  of: ({ texts }) => of(texts),
  text: ({ texts }) => lines(of(texts)),
});

const worded = (field: string, label: string, of: (task: Either) => string | null): RevisedFact => ({
  field,
  label,
  of,
  text: (task) => textOr(of(task)),
});

const revised = (attributes: AskedAttributes): readonly RevisedFact[] => [
  worded('title', '标题', ({ title }) => title),
  worded('cover', '封面', ({ cover }) => cover),
  worded('description', '介绍', ({ texts }) => texts.description),
  {
    field: 'steps',
    label: '步骤',
    of: ({ texts }) => texts.steps,
    text: ({ texts }) => lines(texts.steps.map(({ title, text }) => `${title}：${text}`)),
  },
  listed('dos', '请', ({ dos }) => dos),
  listed('donts', '请不要', ({ donts }) => donts),
  listed('sensitive', '敏感内容', ({ sensitive }) => sensitive),
  worded('quitting', '中途离开', ({ texts }) => texts.quitting),
  worded('audience', '适合谁', ({ texts }) => texts.audience),
  {
    field: 'wanted',
    label: '找谁',
    of: ({ wanted }) => wanted ?? [],
    text: ({ wanted }) => wantedLines(wanted ?? [], attributes).join('\n') || '所有会员',
  },
  {
    field: 'cities',
    label: '城市',
    of: ({ cities }) => cities,
    text: ({ cities }) => names(cities),
  },
  {
    field: 'devices',
    label: '设备',
    of: ({ devices }) => devices,
    text: ({ devices }) => devices.map((device) => deviceTypeLabels[device]).join('、'),
  },
  worded('minimumQuality', '质量分至少', ({ minimumQuality }) => `${minimumQuality} 分`),
  worded('networkLimit', '同一网络最多', ({ networkLimit }) =>
    networkLimit === null ? '不限' : `${networkLimit} 人`,
  ),
  {
    field: 'tags',
    label: '标签',
    of: ({ tags }) => tags,
    text: ({ tags }) => (tags.length === 0 ? '没有' : tags.join('、')),
  },
];

/** What differs between a task and its file, but stays: it was promised, members agreed to it, or other acts change it. */
const STAYING: readonly (readonly [label: string, of: (task: Either) => unknown])[] = [
  ['奖励', ({ coins, credit, consolationCoins }) => [coins, credit, consolationCoins]],
  ['名额', ({ seats }) => seats],
  ['写明的用时', ({ declaredMinutes, screeningMinutes }) => [declaredMinutes, screeningMinutes]],
  ['栏目', ({ module }) => module],
  ['开始时间', ({ startsAt }) => startsAt.getTime()],
  ['资料的用处', ({ texts }) => texts.dataUse],
  ['客户的国家', ({ foreignResearch }) => foreignResearch ?? null],
];

/** What a file changes of a task that is there, each with both sides, and what it doesn't although it differs (rule 14.89). */
export function revisedFacts(
  known: Task,
  { task, isOtherActivity }: Pick<DescribedTask, 'task' | 'isOtherActivity'>,
  attributes: AskedAttributes,
): Change[] {
  const changes = revised(attributes)
    .filter(({ of }) => !isDeepStrictEqual(of(known), of(task)))
    .map(({ field, label, text }) => ({
      field,
      label,
      ...bothSides(text(known), text(task)),
      isChanged: true,
    }));
  const staying = [
    ...STAYING.flatMap(([label, of]) => (isDeepStrictEqual(of(known), of(task)) ? [] : [label])),
    ...(isOtherActivity ? ['会员怎么做'] : []),
  ];
  if (staying.length === 0) return changes;
  return [
    ...changes,
    {
      field: 'stays',
      label: '文件里不同，但不会改',
      before: null,
      after: staying.join('、'),
      isChanged: false,
    },
  ];
}
