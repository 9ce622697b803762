import type { OperatorOrderDetail } from '@yayan/console-client';
import { orderActorLabels, orderAttemptOutcomeLabels } from '@yayan/contract/console-labels';
import { exchangeStates, formatMoment } from '@yayan/ui';
import classes from './OrderSteps.module.css';

/** What happened with an order: each attempt with what the provider said, and each step. */
export function OrderSteps({ order: { attempts, timeline } }: { order: OperatorOrderDetail }) {
  return (
    <section className={classes['card']} aria-labelledby="steps">
      <h2 id="steps" className={classes['heading']}>
        经过
      </h2>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">时间</th>
            <th scope="col">到</th>
            <th scope="col">谁</th>
            <th scope="col">说明</th>
          </tr>
        </thead>
        <tbody>
          {timeline.map(({ at, state, by, operator, note }) => (
            <tr key={`${at} ${state}`}>
              <td>{formatMoment(at)}</td>
              <td>{exchangeStates[state].label}</td>
              {/* The label says 我 to the member. */}
              <td>{operator ?? (by === 'member' ? '会员' : orderActorLabels[by])}</td>
              <td>{note ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {attempts.length > 0 ? (
        <table className={classes['table']}>
          <caption className={classes['caption']}>每次发放</caption>
          <thead>
            <tr>
              <th scope="col">开始</th>
              <th scope="col">结束</th>
              <th scope="col">结果</th>
              <th scope="col">渠道说</th>
            </tr>
          </thead>
          <tbody>
            {attempts.map(({ startedAt, endedAt, outcome, said }) => (
              <tr key={startedAt}>
                <td>{formatMoment(startedAt)}</td>
                <td>{endedAt === null ? '–' : formatMoment(endedAt)}</td>
                <td>{orderAttemptOutcomeLabels[outcome]}</td>
                <td>{said ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}
