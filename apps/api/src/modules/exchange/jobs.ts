import { resumeStalledOrders } from './fulfilment/resume-stalled-orders.ts';
import { issueOrder } from './fulfilment/issue-order.ts';
import { ISSUE_JOB, RESUME_JOB, REVIEW_JOB } from './fulfilment/send-order-jobs.ts';
import type { OrderKey } from './orders/order-store.ts';
import type { Exchange } from './deps.ts';
import { tellRestocked } from './catalogue/restock.ts';
import { reviewByRule } from './orders/review.ts';

const RESTOCK_JOB = 'exchange.restock';

/** What happens by itself: orders move on, and who waits for stock is told. */
export function defineExchangeJobs(exchange: Exchange): void {
  const { jobs } = exchange.platform;
  jobs.define<OrderKey>(REVIEW_JOB, (order) => reviewByRule(exchange, order));
  jobs.define<OrderKey>(ISSUE_JOB, (order) => issueOrder(exchange, order));
  jobs.define(RESUME_JOB, () => resumeStalledOrders(exchange));
  jobs.schedule(RESUME_JOB, '*/20 * * * *');
  jobs.define(RESTOCK_JOB, () => tellRestocked(exchange));
  jobs.schedule(RESTOCK_JOB, '*/5 * * * *');
}
