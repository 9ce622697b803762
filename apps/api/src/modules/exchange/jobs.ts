import { deleteExpired } from '../../platform/database/expiring-rows.ts';
import { resumeStalledOrders } from './orders/resume-stalled-orders.ts';
import { issueOrder } from './orders/issue-order.ts';
import { ISSUE_JOB, RESUME_JOB, REVIEW_JOB } from './orders/order-signals.ts';
import type { OrderKey } from './orders/order-store.ts';
import type { Exchange } from './deps.ts';
import { notifyRestocked } from './catalogue/restock.ts';
import { deleteOldCalls } from './orders/call-counts-store.ts';
import { RESUME_HELD_BACK_JOB, RESUME_NOW_JOB, resumeHeldBack } from './orders/resume-held-back.ts';
import { reviewByRule } from './orders/review.ts';

const RESTOCK_JOB = 'exchange.restock';
const CALLS_JOB = 'exchange.forget-provider-calls';
const NETWORKS_JOB = 'exchange.forget-topup-networks';

/** The exchange's jobs: they move orders on and notify members when sold-out benefits are back. */
export function defineExchangeJobs(exchange: Exchange): void {
  const { jobs, database, clock } = exchange.platform;
  jobs.define<OrderKey>(REVIEW_JOB, (order) => reviewByRule(exchange, order));
  jobs.define<OrderKey>(ISSUE_JOB, (order) => issueOrder(exchange, order));
  jobs.define(RESUME_JOB, (_data, { signal }) => resumeStalledOrders(exchange, signal));
  jobs.schedule(RESUME_JOB, '*/20 * * * *');
  jobs.define(RESUME_HELD_BACK_JOB, (_data, { signal }) => resumeHeldBack(exchange.platform, signal));
  jobs.define(RESUME_NOW_JOB, (_data, { signal }) => resumeHeldBack(exchange.platform, signal));
  jobs.schedule(RESUME_HELD_BACK_JOB, '1-59/10 * * * *');
  jobs.define(CALLS_JOB, () => deleteOldCalls(database.read, clock.now()));
  jobs.schedule(CALLS_JOB, '35 4 * * *');
  jobs.define(RESTOCK_JOB, () => notifyRestocked(exchange));
  jobs.schedule(RESTOCK_JOB, '*/5 * * * *');
  jobs.define(NETWORKS_JOB, () => deleteExpired(database.read, 'topup_networks', clock.now()));
  jobs.schedule(NETWORKS_JOB, '25 * * * *');
}
