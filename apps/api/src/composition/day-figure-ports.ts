import { ordersByTime } from '../modules/exchange/module.ts';
import { ticketsByTime, waitingTicketCount } from '../modules/feedback/module.ts';
import { joinsByTime } from '../modules/identity/module.ts';
import type { DayFigurePorts } from '../modules/operator/api.ts';
import { completionCoinsByTime, completionsByTime, waitingHandInCount } from '../modules/task/module.ts';

/** How the figures of a day are counted. */
export const dayFigurePorts: DayFigurePorts = {
  happened: {
    answers: completionsByTime,
    signUps: joinsByTime,
    coins: completionCoinsByTime,
    orders: ordersByTime,
    tickets: ticketsByTime,
  },
  open: { openHandIns: waitingHandInCount, openTickets: waitingTicketCount },
};
