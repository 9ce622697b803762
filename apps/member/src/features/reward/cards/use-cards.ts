import { type CardState, listCards } from '@yayan/api-client';
import { getListCardsQueryKey } from '@yayan/api-client/react';
import { useCursorPages } from '@yayan/site';

/** The member's cards in one state. */
export const useCards = (state: CardState) =>
  useCursorPages(getListCardsQueryKey({ state }), (cursor, signal) =>
    listCards({ state, ...cursor }, { signal }),
  );
