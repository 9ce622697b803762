import { CardState } from '@yayan/api-client';
import { useGetExchangeInfo, useListCards } from '@yayan/api-client/react';
import { expiresSoon } from '../../../shell/card/expires-soon.ts';

/** The counts on 我的. A count is undefined while it loads and after a failure; then the page shows none. */
export interface Me {
  /** Usable and active cards. */
  cards: number | undefined;
  /** Usable cards that expire within three days. */
  expiring: number | undefined;
  /** Orders that are not decided yet. */
  openOrders: number | undefined;
  /** Whether the cards are still loading. They may put a warning above the menu. */
  isLoading: boolean;
}

/** Reads the counts on 我的. For hosts and observers, who have no coins, it reads nothing. */
export const useMe = (seesCoins: boolean): Me => {
  const query = { enabled: seesCoins };
  // The list is sorted by expiry.
  const { data: cards, isLoading } = useListCards({ state: CardState.Usable, limit: 30 }, { query });
  const info = useGetExchangeInfo({ query }).data;
  return {
    cards: cards && cards.counts.usable + cards.counts.active,
    expiring: cards?.items.filter((card) => expiresSoon(card)).length,
    openOrders: info?.openOrders,
    isLoading,
  };
};
