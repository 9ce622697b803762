import type { CreditSource } from '@yayan/api-client';
import classes from './scores.module.css';

/** Every way to earn credit, with its points and rule (rule 4.26). */
export function CreditSources({ sources }: { sources: readonly CreditSource[] }) {
  return (
    <ul className={classes['sources']}>
      {sources.map(({ act, points, rule }) => (
        <li key={act}>
          <span>
            {act}
            <small>{rule}</small>
          </span>
          <b>{points === null ? '按页面' : `+${points}`}</b>
        </li>
      ))}
    </ul>
  );
}
