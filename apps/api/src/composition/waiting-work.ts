import { waitingApplicationCount, waitingProposalCount } from '../modules/content/module.ts';
import { waitingTicketCount } from '../modules/feedback/module.ts';
import { providersInTrouble, waitingOrderCounts } from '../modules/exchange/module.ts';
import { waitingPayOutCount } from '../modules/group/module.ts';
import type { Waiting } from '../modules/operator/api.ts';
import { closedTaskCount, waitingReportCount } from '../modules/partner/module.ts';
import { heldPayCount } from '../modules/survey/module.ts';
import { waitingHandInCount } from '../modules/task/module.ts';
import type { Connection } from '../platform/database/database.ts';
import type { CappedCount } from '../platform/page.ts';

interface Queue extends CappedCount {
  oldestAt: Date | null;
  dueAt: Date | null;
}

const waitingOf = (what: Waiting['what'], { count, countIsCapped, oldestAt, dueAt }: Queue): Waiting => ({
  what,
  count,
  countIsCapped,
  oldestAt: oldestAt?.toISOString() ?? null,
  dueAt: dueAt?.toISOString() ?? null,
});

/** Everything that waits for operators, by age. */
export async function waitingWork(db: Connection, now: Date): Promise<Waiting[]> {
  const orders = await waitingOrderCounts(db);
  return [
    waitingOf('handIns', await waitingHandInCount(db)),
    waitingOf('tickets', await waitingTicketCount(db)),
    waitingOf('ordersToReview', orders.review),
    waitingOf('ordersFailed', orders.failed),
    waitingOf('ordersHeld', orders.held),
    waitingOf('ordersToSend', orders.toSend),
    waitingOf('ordersHeldBack', orders.heldBack),
    waitingOf('providers', await providersInTrouble(db, now)),
    waitingOf('heldPay', await heldPayCount(db)),
    waitingOf('payOuts', await waitingPayOutCount(db)),
    waitingOf('reports', await waitingReportCount(db)),
    waitingOf('applications', await waitingApplicationCount(db)),
    waitingOf('pollProposals', await waitingProposalCount(db)),
    waitingOf('closedTasks', await closedTaskCount(db, now)),
  ];
}
