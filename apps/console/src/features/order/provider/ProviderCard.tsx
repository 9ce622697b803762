import type { Provider } from '@yayan/console-client';
import { providerChannelLabels } from '@yayan/contract/console-labels';
import { formatCount, formatMoment, Link, Progress } from '@yayan/ui';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import { pause, resume, setBudget } from './provider-acts.ts';
import { ProviderState } from './ProviderState.tsx';
import classes from './ProvidersPage.module.css';
import { yuanOf } from './yuan.ts';

const HUNDRED = 100;

const rateText = ({ answered, failed }: Provider['hour']): string => {
  const all = answered + failed;
  return all === 0 ? '没有调用' : `${Math.round((failed / all) * HUNDRED)}%`;
};

const callsText = ({ answered, failed }: Provider['hour']): string =>
  `${formatCount(answered + failed)} 次，没有回音 ${formatCount(failed)} 次`;

const moment = (at: string | null): string => (at === null ? '近 31 天没有' : formatMoment(at));

function Spend({ provider: { spentFen, budgetFen, state } }: { provider: Provider }) {
  return (
    <dd>
      {yuanOf(spentFen)}
      <div className={classes['note']}>{budgetFen === null ? '不限额度' : `额度 ${yuanOf(budgetFen)}`}</div>
      {budgetFen === null ? null : (
        <Progress
          value={Math.min(HUNDRED, (spentFen / budgetFen) * HUNDRED)}
          mt="xs"
          color={state === 'usedUp' ? 'gold' : 'qing'}
          aria-label="今天的额度用了多少"
        />
      )}
    </dd>
  );
}

function Waiting({ provider: { waiting, waitingIsCapped } }: { provider: Provider }) {
  if (waiting === 0) return <dd>没有</dd>;
  return (
    <dd>
      <Link href="/orders?queue=heldBack&sort=oldest">
        {formatCount(waiting)}
        {waitingIsCapped ? '+' : ''} 笔
      </Link>
      <div className={classes['note']}>会员会看到原因</div>
    </dd>
  );
}

function Days({ days }: Pick<Provider, 'days'>) {
  if (days.length === 0) return null;
  return (
    <details className={classes['days']}>
      <summary>近 14 天的发放</summary>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">日期</th>
            <th scope="col" data-number>
              金额
            </th>
            <th scope="col" data-number>
              笔数
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, fen, orders }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td data-number>{yuanOf(fen)}</td>
              <td data-number>{formatCount(orders)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** One provider: how it does, what it paid, and what it may pay. */
export function ProviderCard({ provider }: { provider: Provider }) {
  const { channel, state, pausedAt, hour, lastDay, answeredAt, failedAt, days } = provider;
  return (
    <section className={classes['card']} aria-labelledby={channel}>
      <div className={classes['head']}>
        <h2 id={channel} className={classes['heading']}>
          {providerChannelLabels[channel]}
        </h2>
        <ProviderState state={state} />
        <div className={classes['acts']}>
          <ActButton key={provider.budgetFen} act={setBudget(provider)} id={channel} />
          <ActButton act={pausedAt === null ? pause : resume} id={channel} />
        </div>
      </div>
      <dl className={classes['figures']}>
        <div>
          <dt>今天发放</dt>
          <Spend provider={provider} />
        </div>
        <div>
          <dt>等着的兑换单</dt>
          <Waiting provider={provider} />
        </div>
        <div>
          <dt>近 1 小时没有回音</dt>
          <dd>
            {rateText(hour)}
            <div className={classes['note']}>{callsText(hour)}</div>
          </dd>
        </div>
        <div>
          <dt>近 24 小时没有回音</dt>
          <dd>
            {rateText(lastDay)}
            <div className={classes['note']}>{callsText(lastDay)}</div>
          </dd>
        </div>
        <div>
          <dt>最近一次有回音</dt>
          <dd>{moment(answeredAt)}</dd>
        </div>
        <div>
          <dt>最近一次没有回音</dt>
          <dd>{moment(failedAt)}</dd>
        </div>
      </dl>
      <Days days={days} />
    </section>
  );
}
