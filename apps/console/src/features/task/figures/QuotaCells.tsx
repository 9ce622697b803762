import type { QuotaCellState } from '@yayan/console-client';
import { formatCount, Progress } from '@yayan/ui';
import classes from './TaskFigures.module.css';

/** How full each quota cell of a task is, now. */
export function QuotaCells({ cells }: { cells: readonly QuotaCellState[] }) {
  if (cells.length === 0) return null;
  return (
    <section className={classes['card']} aria-labelledby="cells">
      <h2 id="cells" className={classes['heading']}>
        配额
      </h2>
      <p className={classes['note']}>深色是完成的，浅色是正在答、名额保留着的。</p>
      <div className={classes['scroll']}>
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">格</th>
              <th scope="col">完成</th>
              <th scope="col">正在答</th>
              <th scope="col">目标</th>
            </tr>
          </thead>
          <tbody>
            {cells.map(({ name, limit, complete, reserved }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  <Progress.Root size="sm" mt={4} aria-hidden>
                    <Progress.Section value={limit === 0 ? 100 : (complete / limit) * 100} color="qing" />
                    <Progress.Section value={limit === 0 ? 0 : (reserved / limit) * 100} color="qing.3" />
                  </Progress.Root>
                </th>
                <td>{formatCount(complete)}</td>
                <td>{formatCount(reserved)}</td>
                <td>
                  {formatCount(limit)}
                  {complete + reserved >= limit ? '，已满' : ''}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
