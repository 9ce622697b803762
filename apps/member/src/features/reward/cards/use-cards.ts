import type { CardState } from '@yayan/api-client';
import { useListCardsInfinite } from '@yayan/api-client/react';

/** The member's cards in one state; none while not `enabled`. */
export const useCards = (state: CardState, enabled = true) =>
  useListCardsInfinite({ state }, { query: { enabled } });
