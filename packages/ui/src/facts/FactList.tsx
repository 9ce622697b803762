import type { ReactNode } from 'react';
import classes from './FactList.module.css';

/** What is told, and what it is: 「时间」, 「11月21日 14:05」. Null for what is not told of this one. */
export type Fact = readonly [name: string, value: ReactNode] | null;

interface FactListProps {
  facts: readonly Fact[];
  /** Set like a receipt: values at the right edge, dashed rules between. Otherwise values stand in a column of their own. */
  receipt?: boolean | undefined;
}

/** Facts about one thing, each with its name. */
export function FactList({ facts, receipt = false }: FactListProps) {
  return (
    <dl className={classes['root']} data-receipt={receipt}>
      {facts
        .filter((fact) => fact !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
