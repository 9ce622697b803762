import type { CoinMonth } from '@yayan/api-client';
import { CursorList } from '@yayan/site';
import { ButtonLink, EmptyState, SkeletonLedger } from '@yayan/ui';
import { coinMonths } from './coin-months.ts';
import { CoinMonthList } from './CoinMonthList.tsx';
import { NextArrival } from './NextArrival.tsx';
import type { CoinChoice, CoinView } from './ledger-view.ts';
import type { useCoinRows } from './use-coin-rows.ts';

const emptyNames: Readonly<Record<CoinView, string>> = {
  all: '金币记录',
  in: '收入记录',
  out: '支出记录',
  pending: '待入账的金币',
};

interface CoinRowsProps {
  found: ReturnType<typeof useCoinRows>;
  sums: readonly CoinMonth[];
  choice: CoinChoice;
  rowHref: (id: string) => string;
}

/** The rows by month, the empty state, and loading of older rows. */
export function CoinRows({ found, sums, choice, rowHref }: CoinRowsProps) {
  const arrival = found.query.data?.pages[0]?.nextArrival;
  return (
    <CursorList
      list={found}
      skeleton={<SkeletonLedger />}
      empty={
        <EmptyState
          content={emptyNames[choice.view]}
          action={
            <ButtonLink href="/task" variant="light">
              去看看任务
            </ButtonLink>
          }
        />
      }
    >
      {arrival && choice.view !== 'out' ? <NextArrival arrival={arrival} /> : null}
      {coinMonths(found.items, sums, choice).map((month) => (
        <CoinMonthList key={month.month} month={month} view={choice.view} rowHref={rowHref} />
      ))}
    </CursorList>
  );
}
