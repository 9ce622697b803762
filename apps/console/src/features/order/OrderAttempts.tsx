import type { OperatorOrderDetail } from '@yayan/console-client';
import { orderAttemptOutcomeLabels } from '@yayan/contract/console-labels';
import { formatMoment } from '@yayan/ui';
import classes from './OrderAttempts.module.css';

/** Each time that an order was issued, with what the provider said; nothing before the first. The timeline has the steps. */
export function OrderAttempts({ attempts }: Pick<OperatorOrderDetail, 'attempts'>) {
  if (attempts.length === 0) return null;
  return (
    <section className={classes['card']} aria-labelledby="attempts">
      <h2 id="attempts" className={classes['heading']}>
        每次发放
      </h2>
      <table className={classes['table']}>
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
    </section>
  );
}
