import { CopyButton, type Fact, FactList } from '@yayan/ui';
import type { ReactNode } from 'react';
import classes from './ResultFacts.module.css';

interface ResultFactsProps {
  facts: readonly Fact[];
  supportCode: string;
  children?: ReactNode;
}

/** Lists the facts of one participation. The support code comes last. */
export function ResultFacts({ facts, supportCode, children }: ResultFactsProps) {
  const code = (
    <span className={classes['code']}>
      <code>{supportCode}</code>
      <CopyButton value={supportCode} />
    </span>
  );
  return (
    <section className={classes['root']} aria-label="这次作答">
      <FactList look="receipt" facts={[...facts, ['查询编号', code]]} />
      {children}
    </section>
  );
}
