import {
  getGetTaskFiguresQueryKey,
  getTaskFigures,
  type TaskFigure,
  type TaskFigures as Figures,
} from '@yayan/console-client';
import { useQuery } from '@tanstack/react-query';
import { participationSourceLabels } from '@yayan/contract/console-labels';
import { type Fact, FactList, formatCount, formatMoment, Link } from '@yayan/ui';
import { LoadedQuery } from '../../../shell/state/LoadedQuery.tsx';
import { QuotaCells } from './QuotaCells.tsx';
import { coinsOf, countOf, type Stage, stages } from './task-stages.ts';
import classes from './TaskFigures.module.css';

/** How often the quota cells of a page that somebody sees are read again. */
const LOOK_MS = 5_000;

const sources = ['member', 'agent', 'openLink'] as const;

const yuan = (value: number): string =>
  `${value.toLocaleString('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} 元`;

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`;

interface StageRowProps {
  taskId: string;
  stage: Stage;
  figures: readonly TaskFigure[];
  shown: readonly (typeof sources)[number][];
}

function StageRow({ taskId, stage, figures, shown }: StageRowProps) {
  const all = countOf(figures, stage);
  const [started] = stages;
  const listed = (...filters: readonly string[]): string =>
    `/tasks/${taskId}/participations?${filters.filter((part) => part !== '').join('&')}`;
  return (
    <tr>
      <th scope="row">
        {stage.filters === null ? stage.label : <Link href={listed(stage.filters)}>{stage.label}</Link>}
        <span className={classes['definition']}>{stage.definition}</span>
      </th>
      <td>{formatCount(all)}</td>
      <td>{started && share(all, countOf(figures, started))}</td>
      {shown.length > 1
        ? shown.map((source) => {
            const people = countOf(figures, stage, source);
            return (
              <td key={source}>
                {people === 0 || stage.filters === null ? (
                  people || '–'
                ) : (
                  <Link href={listed(stage.filters, `source=${source}`)}>{formatCount(people)}</Link>
                )}
              </td>
            );
          })
        : null}
    </tr>
  );
}

const qualityFacts = ({ quality }: Figures): Fact[] =>
  quality === null
    ? []
    : [
        ['交了的答卷', formatCount(quality.answered)],
        [
          '用时不到中位数的三分之一',
          `${formatCount(quality.fast)}（${share(quality.fast, quality.answered)}）`,
        ],
        [
          '矩阵题全选同一列',
          `${formatCount(quality.straightLined)}（${share(quality.straightLined, quality.answered)}）`,
        ],
        [
          '前后回答矛盾',
          `${formatCount(quality.contradicting)}（${share(quality.contradicting, quality.answered)}）`,
        ],
        [
          '文字和别人的相同',
          `${formatCount(quality.duplicating)}（${share(quality.duplicating, quality.answered)}）`,
        ],
      ];

const costFacts = ({ figures, coinsPerYuan }: Figures): Fact[] => {
  const { complete, consolation } = coinsOf(figures);
  const completes = figures
    .filter(({ result }) => result === 1)
    .reduce((sum, { people, takenBack }) => sum + people - takenBack, 0);
  const text = (coins: number): string => `${formatCount(coins)} 金币，${yuan(coins / coinsPerYuan)}`;
  return [
    ['付给完成的人', text(complete)],
    ['付给未入选等的人', text(consolation)],
    ['一共', text(complete + consolation)],
    ['平均一份完成', completes === 0 ? '–' : yuan((complete + consolation) / completes / coinsPerYuan)],
  ];
};

function Counted({ taskId, counted }: { taskId: string; counted: Figures }) {
  const { figures, countedAt, cells } = counted;
  const shown = sources.filter((source) => figures.some((figure) => figure.source === source));
  const quality = qualityFacts(counted);
  return (
    <div className={classes['root']}>
      <section className={classes['card']} aria-labelledby="funnel">
        <h2 id="funnel" className={classes['heading']}>
          从开始到结果
        </h2>
        <p className={classes['note']}>
          {countedAt === null ? '十分钟之内会数一次。' : `数到 ${formatMoment(countedAt)}，每十分钟一次。`}
        </p>
        {figures.length === 0 ? null : (
          <div className={classes['scroll']}>
            <table className={classes['table']}>
              <thead>
                <tr>
                  <th scope="col">结果</th>
                  <th scope="col">人数</th>
                  <th scope="col">占开始</th>
                  {shown.length > 1
                    ? shown.map((source) => (
                        <th key={source} scope="col">
                          {participationSourceLabels[source]}
                        </th>
                      ))
                    : null}
                </tr>
              </thead>
              <tbody>
                {stages.map((stage) => (
                  <StageRow key={stage.key} taskId={taskId} stage={stage} figures={figures} shown={shown} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
      <QuotaCells cells={cells} />
      {figures.length === 0 ? null : (
        <section className={classes['card']} aria-labelledby="cost">
          <h2 id="cost" className={classes['heading']}>
            花费
          </h2>
          <p className={classes['note']}>已经发出、没有收回的金币，含待入账的。</p>
          <FactList facts={costFacts(counted)} look="receipt" />
        </section>
      )}
      {quality.length === 0 ? null : (
        <section className={classes['card']} aria-labelledby="careful">
          <h2 id="careful" className={classes['heading']}>
            作答质量
          </h2>
          <p className={classes['note']}>不算不满 20 人、还没有中位数时交的用时。</p>
          <FactList facts={quality} look="receipt" />
        </section>
      )}
    </div>
  );
}

/** How people's participations ended, how careful they were, and what they cost (rule 14.70). */
export function TaskFigures({ taskId, isRunning }: { taskId: string; isRunning: boolean }) {
  const queryKey = getGetTaskFiguresQueryKey(taskId);
  const query = useQuery({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const isAgain = client.getQueryData(queryKey) !== undefined;
      return await getTaskFigures(taskId, isAgain ? { 'X-Background': 'poll' } : {}, signal);
    },
    // Cells fill while the task runs. An idle session stays idle.
    refetchInterval: ({ state }) =>
      isRunning && state.data && state.data.cells.length > 0 ? LOOK_MS : false,
  });
  return (
    <LoadedQuery query={query}>{(counted) => <Counted taskId={taskId} counted={counted} />}</LoadedQuery>
  );
}
