import type { FigureCounters } from '../../modules/content/api.ts';
import { countMembers } from '../../modules/identity/module.ts';
import { issuedCoins } from '../../modules/exchange/module.ts';
import { countCompleted, countScreenedOut, countToldEarly } from '../../modules/task/module.ts';

/** How the landing page's figures are counted. */
export const siteFigureCounters: FigureCounters = {
  members: countMembers,
  answers: countCompleted,
  coins: issuedCoins,
  screenedOut: countScreenedOut,
  toldEarly: countToldEarly,
};
