import type { CardState } from '@yayan/api-client';
import { CursorList } from '@yayan/site';
import { SkeletonLedger } from '@yayan/ui';
import type { ReactNode } from 'react';
import { CardTicket } from './CardTicket.tsx';
import classes from './cards.module.css';
import { useCards } from './use-cards.ts';

interface CardListProps {
  state: CardState;
  /** Ids of cards that another list of the page shows: a card moves between two lists, and one may be read earlier. */
  without?: ReadonlySet<string>;
  /** The text of the empty state. */
  empty?: ReactNode;
}

const none: ReadonlySet<string> = new Set();

/** The member's cards in one state. */
export function CardList({ state, without = none, empty }: CardListProps) {
  const cards = useCards(state);
  return (
    <CursorList list={cards} skeleton={<SkeletonLedger rows={3} />} empty={empty}>
      <ul className={classes['list']}>
        {cards.items
          .filter(({ id }) => !without.has(id))
          .map((card) => (
            <CardTicket key={card.id} card={card} />
          ))}
      </ul>
    </CursorList>
  );
}
