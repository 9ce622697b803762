import { ExchangeState } from '@yayan/contract';
import { countByState } from '../modules/exchange/orders/open-orders.ts';
import { lastReconcile } from '../modules/ledger/reconcile/nightly-reconcile.ts';
import { type Metric, metricsText } from '../platform/metrics.ts';
import type { Platform } from '../platform/platform.ts';

const STATE_NAMES: Readonly<Partial<Record<ExchangeState, string>>> = {
  [ExchangeState.PendingReview]: 'pending_review',
  [ExchangeState.ToBeIssued]: 'to_be_issued',
  [ExchangeState.IssueFailed]: 'issue_failed',
};

/** What there is to watch, as `/metrics` tells it (docs/operation.md). */
export async function readMetrics(platform: Platform): Promise<string> {
  const found = await lastReconcile(platform);
  const waiting = await countByState(platform.database.read);
  const now = platform.clock.now().getTime();
  const last = found[0]?.at.getTime();
  const metrics: Metric[] = [
    {
      name: 'yayan_reconcile_findings',
      help: 'Differences that the last nightly reconcile found, by check; anything above 0 is an alarm.',
      values: found.map(({ name, findings }) => ({ labels: { check: name }, value: findings })),
    },
    {
      name: 'yayan_reconcile_age_seconds',
      help: 'How long ago reconcile last ran; more than two days is an alarm.',
      values: last === undefined ? [] : [{ value: Math.round((now - last) / 1000) }],
    },
    {
      name: 'yayan_orders_waiting',
      help: 'Exchange orders that have not ended, by state.',
      values: waiting.map(({ state, orders }) => ({
        labels: { state: STATE_NAMES[state] ?? String(state) },
        value: orders,
      })),
    },
    {
      name: 'yayan_orders_oldest_seconds',
      help: 'How long the order that waits longest has been in its state.',
      values: waiting.map(({ state, since }) => ({
        labels: { state: STATE_NAMES[state] ?? String(state) },
        value: Math.max(0, Math.round((now - since.getTime()) / 1000)),
      })),
    },
  ];
  return metricsText(metrics);
}
