import type { OperatorRole, Overview } from '@yayan/console-client';

type Work = Overview['waiting'][number];

/** The queues that each role works through, the most urgent first. */
const queuesOf: Readonly<Record<OperatorRole, readonly Work['what'][]>> = {
  admin: [
    'requests',
    'providers',
    'ordersFailed',
    'closedTasks',
    'reports',
    'payOuts',
    'tickets',
    'handIns',
    'heldPay',
    'applications',
    'pollProposals',
  ],
  researcher: ['closedTasks', 'handIns', 'heldPay', 'payOuts', 'reports', 'requests'],
  reviewer: ['handIns', 'heldPay', 'tickets', 'requests'],
  support: ['tickets', 'applications', 'requests'],
  finance: [
    'providers',
    'ordersFailed',
    'ordersHeld',
    'ordersHeldBack',
    'ordersToReview',
    'ordersToSend',
    'payOuts',
    'reports',
    'requests',
  ],
  editor: ['applications', 'pollProposals', 'requests'],
};

/**
 * Splits the queues into those of somebody with these roles, in the order of the roles and with their own requests last, and
 * those of colleagues, in the server's order.
 */
export function splitQueues(
  waiting: readonly Work[],
  roles: readonly OperatorRole[],
): { own: Work[]; others: Work[] } {
  const order: Work['what'][] = [...new Set(roles.flatMap((role) => queuesOf[role])), 'ownRequests'];
  const own = order.flatMap((what) => waiting.filter((work) => work.what === what));
  return { own, others: waiting.filter(({ what }) => !order.includes(what)) };
}
