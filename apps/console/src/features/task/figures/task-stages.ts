import type { TaskFigure } from '@yayan/console-client';

/** One way in which participations of a task stand or ended. */
export interface Stage {
  key: string;
  label: string;
  /** What is counted, in a sentence. */
  definition: string;
  count: (figure: TaskFigure) => number;
  /** The filters of the list that shows them; null if none does. */
  filters: string | null;
}

const withResult =
  (...results: readonly number[]) =>
  ({ result, people }: TaskFigure): number =>
    results.includes(result) ? people : 0;

/** From the start to each end. */
export const stages: readonly Stage[] = [
  {
    key: 'started',
    label: '开始',
    definition: '打开过问卷或任务的人',
    count: ({ people }) => people,
    filters: '',
  },
  {
    key: 'open',
    label: '正在答',
    definition: '还没有结果，名额可能保留着',
    count: withResult(0),
    filters: 'result=0',
  },
  {
    key: 'complete',
    label: '完成',
    definition: '交了，而且算数；后来收回的也数在里面',
    count: withResult(1),
    filters: 'result=1',
  },
  {
    key: 'rejected',
    label: '其中已收回',
    definition: '后来不通过，或合作方撤回',
    count: ({ result, takenBack }) => (result === 1 ? takenBack : 0),
    filters: 'result=1&earning=takenBack',
  },
  {
    key: 'screened',
    label: '未入选',
    definition: '甄别题不符，或合作方没有收下',
    count: withResult(2),
    filters: 'result=2',
  },
  {
    key: 'full',
    label: '配额已满',
    definition: '符合的那一格没有名额',
    count: withResult(3),
    filters: 'result=3',
  },
  {
    key: 'careless',
    label: '太快或检查题错',
    definition: '比最短时间还快，或没按检查题要求选',
    count: withResult(4),
    filters: 'result=4',
  },
  {
    key: 'network',
    label: '网络受限',
    definition: '同一网络人数已满，或网络被封',
    count: withResult(5),
    filters: 'result=5',
  },
  {
    key: 'browser',
    label: '浏览器受限',
    definition: '浏览器参加过，或不保存标识',
    count: withResult(6),
    filters: 'result=6',
  },
  {
    key: 'city',
    label: '城市不符',
    definition: '常住地不在任务的城市里',
    count: withResult(7),
    filters: 'result=7',
  },
  {
    key: 'late',
    label: '超时或放弃',
    definition: '名额的时间到了还没交，或自己放弃',
    count: withResult(8),
    filters: 'result=8',
  },
  {
    key: 'givenUp',
    label: '其中放弃',
    definition: '会员在任务页上放弃',
    count: ({ givenUp }) => givenUp,
    filters: null,
  },
];

/** What is counted of one stage, from one source or all. */
export const countOf = (figures: readonly TaskFigure[], { count }: Stage, source?: string): number =>
  figures
    .filter((figure) => source === undefined || figure.source === source)
    .reduce((sum, figure) => sum + count(figure), 0);

/** The coins that people kept: for completes, and as a consolation for other ends. */
export const coinsOf = (figures: readonly TaskFigure[]): { complete: number; consolation: number } => {
  const sum = (wanted: (figure: TaskFigure) => boolean): number =>
    figures.filter(wanted).reduce((all, { coins }) => all + coins, 0);
  return {
    complete: sum(({ result }) => result === 1),
    consolation: sum(({ result }) => result !== 1),
  };
};
