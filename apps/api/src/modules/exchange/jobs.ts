import { goOn } from './go-on.ts';
import { issueOrder } from './issue.ts';
import { GO_ON_JOB, ISSUE_JOB, REVIEW_JOB } from './order-jobs.ts';
import type { OrderKey } from './order-store.ts';
import type { Exchange } from './parts.ts';
import { reviewByRule } from './review.ts';

/** What moves orders on by itself. */
export function defineExchangeJobs(exchange: Exchange): void {
  const { jobs } = exchange.platform;
  jobs.define<OrderKey>(REVIEW_JOB, (order) => reviewByRule(exchange, order));
  jobs.define<OrderKey>(ISSUE_JOB, (order) => issueOrder(exchange, order));
  jobs.define(GO_ON_JOB, () => goOn(exchange));
  jobs.schedule(GO_ON_JOB, '*/20 * * * *');
}
