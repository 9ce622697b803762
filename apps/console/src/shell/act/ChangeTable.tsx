import type { ActChange } from '@yayan/console-client';
import { valueText } from '../audit/value-text.ts';
import classes from './ChangeTable.module.css';

interface ChangeTableProps {
  /** The object's name. */
  title: string;
  changes: readonly ActChange[];
}

/** What an act changes: each fact before and after. */
export function ChangeTable({ title, changes }: ChangeTableProps) {
  return (
    <table className={classes['table']}>
      <caption className={classes['caption']}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">会改变</th>
          <th scope="col">现在</th>
          <th scope="col">之后</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, label, before, after }) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            <td>{valueText(before)}</td>
            <td className={classes['after']}>{valueText(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
