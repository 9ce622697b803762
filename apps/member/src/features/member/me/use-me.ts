import { CardState, useGetExchangeInfo, useListCards } from '@yayan/api-client';
import { expiresSoon } from '../../../shell/card/expires-soon.ts';

/** What 我的 counts. Undefined while it loads and when it failed: then nothing is said about it. */
export interface Me {
  /** Usable and active cards. */
  cards: number | undefined;
  /** Usable cards that expire within three days. */
  expiring: number | undefined;
  /** Orders that are not decided yet. */
  openOrders: number | undefined;
}

/** Reads what 我的 counts; of hosts and observers, who have no coins, nothing. */
export const useMe = (seesCoins: boolean): Me => {
  const query = { enabled: seesCoins };
  // Those that expire first come first.
  const cards = useListCards({ state: CardState.Usable, limit: 30 }, { query }).data;
  const info = useGetExchangeInfo({ query }).data;
  return {
    cards: cards && cards.counts.usable + cards.counts.active,
    expiring: cards?.items.filter((card) => expiresSoon(card)).length,
    openOrders: info?.openOrders,
  };
};
