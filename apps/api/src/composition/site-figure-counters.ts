import type { FigureCounters } from '../modules/content/figures/figures.ts';
import { issuedCoins } from '../modules/exchange/orders/open-orders.ts';
import { countMembers } from '../modules/identity/account/count-members.ts';
import { countCompleted } from '../modules/task/results/count-completed.ts';

/** What the landing page's figures count. */
export const siteFigureCounters: FigureCounters = {
  members: countMembers,
  answers: countCompleted,
  coins: issuedCoins,
};
