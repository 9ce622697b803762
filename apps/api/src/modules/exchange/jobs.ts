import { deleteExpired } from '../../platform/database/expiring-rows.ts';
import { resumeStalledOrders } from './orders/resume-stalled-orders.ts';
import { issueOrder } from './orders/issue-order.ts';
import { ISSUE_JOB, RESUME_JOB, REVIEW_JOB } from './orders/order-signals.ts';
import type { OrderKey } from './orders/order-store.ts';
import type { Exchange } from './deps.ts';
import { notifyRestocked } from './catalogue/restock.ts';
import { reviewByRule } from './orders/review.ts';

const RESTOCK_JOB = 'exchange.restock';
const NETWORKS_JOB = 'exchange.forget-topup-networks';

/** The exchange's jobs: they move orders on and notify members when sold-out benefits are back. */
export function defineExchangeJobs(exchange: Exchange): void {
  const { jobs, database, clock } = exchange.platform;
  jobs.define<OrderKey>(REVIEW_JOB, (order) => reviewByRule(exchange, order));
  jobs.define<OrderKey>(ISSUE_JOB, (order) => issueOrder(exchange, order));
  jobs.define(RESUME_JOB, (_data, { signal }) => resumeStalledOrders(exchange, signal));
  jobs.schedule(RESUME_JOB, '*/20 * * * *');
  jobs.define(RESTOCK_JOB, () => notifyRestocked(exchange));
  jobs.schedule(RESTOCK_JOB, '*/5 * * * *');
  jobs.define(NETWORKS_JOB, () => deleteExpired(database.read, 'topup_networks', clock.now()));
  jobs.schedule(NETWORKS_JOB, '25 * * * *');
}
