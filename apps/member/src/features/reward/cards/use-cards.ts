import { type CardState, getListCardsQueryKey, listCards } from '@yayan/api-client';
import { useCursorPages } from '@yayan/site';

/** The member's cards in one state. */
export const useCards = (state: CardState) =>
  useCursorPages(getListCardsQueryKey({ state }), (cursor, signal) =>
    listCards({ state, ...cursor }, undefined, signal),
  );
