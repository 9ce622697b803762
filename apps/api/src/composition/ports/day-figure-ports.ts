import { ordersByTime } from '../../modules/exchange/module.ts';
import { ticketsByTime, waitingTicketCount } from '../../modules/feedback/module.ts';
import { activeMembersSince, joinsByTime, textMessagesOfDay } from '../../modules/identity/module.ts';
import { coinsOfAll, issuedByTime, spentByTime } from '../../modules/ledger/module.ts';
import type { DayFigurePorts } from '../../modules/operator/api.ts';
import {
  completionCoinsByTime,
  completionsByTime,
  quotaFullByTime,
  screenedOutByTime,
  timedOutByTime,
  turnedAwayByTime,
  waitingHandInCount,
} from '../../modules/task/module.ts';

/** How the figures of a day are counted. */
export const dayFigurePorts: DayFigurePorts = {
  happened: {
    answers: completionsByTime,
    screenedOut: screenedOutByTime,
    quotaFull: quotaFullByTime,
    turnedAway: turnedAwayByTime,
    timedOut: timedOutByTime,
    signUps: joinsByTime,
    coins: completionCoinsByTime,
    issued: issuedByTime,
    spent: spentByTime,
    orders: ordersByTime,
    tickets: ticketsByTime,
  },
  sinceMidnight: { active: activeMembersSince, textMessages: textMessagesOfDay },
  open: { openHandIns: waitingHandInCount, openTickets: waitingTicketCount, owed: coinsOfAll },
};
