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

/** The queues, split by whether something waits and by whose they are. */
export interface SplitQueues {
  own: Work[];
  others: Work[];
  /** Nothing waits in these; the own ones are first. */
  empty: Work[];
}

/**
 * Splits the queues into those of somebody with these roles, in the order of the roles and with their own requests last, those
 * of colleagues, in the server's order, and those in which nothing waits.
 */
export function splitQueues(waiting: readonly Work[], roles: readonly OperatorRole[]): SplitQueues {
  const order: Work['what'][] = [...new Set(roles.flatMap((role) => queuesOf[role])), 'ownRequests'];
  const own = order.flatMap((what) => waiting.filter((work) => work.what === what));
  const others = waiting.filter(({ what }) => !order.includes(what));
  const waits = ({ count }: Work): boolean => count > 0;
  return {
    own: own.filter(waits),
    others: others.filter(waits),
    empty: [...own, ...others].filter((work) => !waits(work)),
  };
}
