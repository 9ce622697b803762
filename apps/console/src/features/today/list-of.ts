import type { Overview } from '@yayan/console-client';

type What = Overview['waiting'][number]['what'];

/** The lists of what waits. */
const lists: Readonly<Record<What, string>> = {
  requests: '/system/requests?open=true',
  ownRequests: '/system/requests?open=true',
  requestsOfOthers: '/system/requests?open=true',
  handIns: '/hand-ins',
  tickets: '/tickets?open=true&sort=promise',
  ordersToReview: '/orders?queue=review&sort=oldest',
  ordersFailed: '/orders?queue=failed&sort=oldest',
  ordersHeld: '/orders?queue=held&sort=oldest',
  heldPay: '/held-pay',
  reports: '/partner-reports?open=true',
  applications: '/contents/applications?state=received',
  pollProposals: '/contents/proposals?state=waiting',
  payOuts: '/groups?payWaits=true',
  ordersHeldBack: '/orders?queue=heldBack&sort=oldest',
  providers: '/orders/providers',
  closedTasks: '/tasks?closed=true',
  ordersToSend: '/orders?queue=toSend&sort=oldest',
};

/** The address of the list of what waits, the longest waiting first. */
export const listOf = (what: What): string => lists[what];
