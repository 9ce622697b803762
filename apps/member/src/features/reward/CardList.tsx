import type { CardState } from '@yayan/api-client';
import { ErrorState, LoadingRegion, LoadMore, SkeletonLedger } from '@yayan/ui';
import type { ReactNode } from 'react';
import { CardTicket } from './CardTicket.tsx';
import classes from './cards.module.css';
import { useCards } from './use-cards.ts';

interface CardListProps {
  state: CardState;
  /** What stands there when there is none. */
  empty?: ReactNode;
}

/** The member's cards in one state. */
export function CardList({ state, empty }: CardListProps) {
  const cards = useCards(state);
  const rows = cards.data?.pages.flatMap(({ items }) => items) ?? [];
  if (cards.isError && rows.length === 0)
    return <ErrorState onRetry={() => void cards.refetch()} retrying={cards.isFetching} />;
  return (
    <LoadingRegion loading={cards.isPending} skeleton={<SkeletonLedger rows={3} />}>
      {rows.length === 0 ? (
        empty
      ) : (
        <>
          <ul className={classes['list']}>
            {rows.map((card) => (
              <CardTicket key={card.id} card={card} />
            ))}
          </ul>
          <LoadMore
            more={cards.hasNextPage}
            loading={cards.isFetchingNextPage}
            failed={cards.isFetchNextPageError}
            onMore={() => void cards.fetchNextPage()}
          />
        </>
      )}
    </LoadingRegion>
  );
}
