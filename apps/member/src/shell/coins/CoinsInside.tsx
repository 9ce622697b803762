import { SkeletonLedger } from '@yayan/ui';
import { lazy, Suspense, useState } from 'react';
import classes from './CoinsInside.module.css';

const LotList = lazy(async () => ({ default: (await import('./LotList.tsx')).LotList }));

interface CoinsInsideProps {
  /** The question that opens the list. */
  title: string;
  /** Only the coins that spending this many would use; all available ones without it. */
  coins?: number | undefined;
}

/** Which coins a sum consists of, oldest first (rule 4.28). They are loaded when the member opens the list. */
export function CoinsInside({ title, coins }: CoinsInsideProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details className={classes['root']} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{title}</summary>
      {opened ? (
        <Suspense fallback={<SkeletonLedger />}>
          <LotList coins={coins} />
        </Suspense>
      ) : null}
    </details>
  );
}
