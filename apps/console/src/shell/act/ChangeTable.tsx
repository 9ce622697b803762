import type { ActChange } from '@yayan/console-client';
import { valueText } from '../audit/value-text.ts';
import { isShortFigure } from '../figure/is-short-figure.ts';
import classes from './ChangeTable.module.css';

interface ChangeTableProps {
  /** The object's name. */
  title: string;
  changes: readonly ActChange[];
}

/** What an act changes: each fact before and after. What only informs stands below, apart from the changes. */
export function ChangeTable({ title, changes }: ChangeTableProps) {
  const facts = changes.filter(({ isFact }) => isFact);
  return (
    <>
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
          {changes
            .filter(({ isFact }) => !isFact)
            .map(({ field, label, ...sides }) => {
              const [before, after] = [valueText(sides.before, label), valueText(sides.after, label)];
              return (
                <tr key={field}>
                  <th scope="row">{label}</th>
                  <td data-whole={isShortFigure(before) || undefined}>{before}</td>
                  <td className={classes['after']} data-whole={isShortFigure(after) || undefined}>
                    {after}
                  </td>
                </tr>
              );
            })}
        </tbody>
      </table>
      {facts.map(({ field, label, before, after }) => (
        <p key={field} className={classes['fact']}>
          {label}：{valueText(after ?? before, label)}
        </p>
      ))}
    </>
  );
}
