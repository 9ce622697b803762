import { CopyButton, type Fact, FactList } from '@yayan/ui';
import type { ReactNode } from 'react';
import classes from './ResultFacts.module.css';

interface ResultFactsProps {
  facts: readonly Fact[];
  supportCode: string;
  children?: ReactNode;
}

/** What is known of one participation, its number to ask about it with last. */
export function ResultFacts({ facts, supportCode, children }: ResultFactsProps) {
  const code = (
    <span className={classes['code']}>
      <code>{supportCode}</code>
      <CopyButton value={supportCode} />
    </span>
  );
  return (
    <section className={classes['root']} aria-label="这次作答">
      <FactList look="receipt" facts={[...facts, ['支持编号', code]]} />
      {children}
    </section>
  );
}
