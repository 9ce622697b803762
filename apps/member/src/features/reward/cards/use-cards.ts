import type { CardState } from '@yayan/api-client';
import { useListCardsInfinite } from '@yayan/api-client/react';

/** The member's cards in one state. */
export const useCards = (state: CardState) => useListCardsInfinite({ state });
