import type { CoinLot } from '@yayan/api-client';
import { useListCoinLotsInfinite } from '@yayan/api-client/react';
import { CursorList } from '@yayan/site';
import { EmptyState, formatCount, formatDay, LedgerRow, SkeletonLedger } from '@yayan/ui';
import { causeNames } from './cause-names.ts';
import classes from './CoinsInside.module.css';

const limit = 20;

interface LotListProps {
  /** Only the coins that spending this many would use. */
  coins: number | undefined;
}

/** What of a lot is spent before, or stays. Nothing is said about a lot that is whole. */
const noteOf = ({ amount, left, used }: CoinLot, isSpending: boolean): string | undefined => {
  const spent = amount - left;
  const notes = [
    spent > 0 ? `共 ${formatCount(amount)}，之前已用 ${formatCount(spent)}` : undefined,
    isSpending && used < left ? `这笔还剩 ${formatCount(left - used)}` : undefined,
  ].filter((note) => note !== undefined);
  return notes.length > 0 ? notes.join('；') : undefined;
};

/** Coins row by row with their causes, oldest first, under their sums by source. */
export function LotList({ coins }: LotListProps) {
  const isSpending = coins !== undefined;
  const list = useListCoinLotsInfinite({ limit, ...(isSpending && { coins }) });
  const sources = list.query.data?.pages[0]?.sources ?? [];
  return (
    <CursorList list={list} skeleton={<SkeletonLedger />} empty={<EmptyState content="可用金币" />}>
      <p className={classes['sums']}>
        {isSpending ? '先到账的先用：' : '先到账的排在前面，兑换时先用：'}
        {sources
          .map(
            (source) =>
              `${causeNames[source.kind]} ${formatCount(source.lots)} 笔共 ${formatCount(source.coins)}`,
          )
          .join('，')}
      </p>
      <ul className={classes['rows']}>
        {list.items.map((lot) => (
          <LedgerRow
            key={lot.id}
            title={lot.cause.title}
            time={`${formatDay(lot.createdAt)}到账`}
            amount={isSpending ? -lot.used : lot.left}
            note={noteOf(lot, isSpending)}
            href={isSpending ? undefined : (lot.cause.link ?? undefined)}
          />
        ))}
      </ul>
    </CursorList>
  );
}
