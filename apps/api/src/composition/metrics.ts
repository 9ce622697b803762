import { ExchangeState } from '@yayan/contract';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { lastReconcile } from '../modules/ledger/module.ts';
import { pageErrorCounts } from '../modules/content/module.ts';
import { countByState } from '../modules/exchange/module.ts';
import { countFailedJobs } from '../platform/jobs/job-store.ts';
import type { Platform } from '../platform/platform.ts';

const STATE_NAMES: Readonly<Partial<Record<ExchangeState, string>>> = {
  [ExchangeState.PendingReview]: 'pending_review',
  [ExchangeState.ToBeIssued]: 'to_be_issued',
  [ExchangeState.IssueFailed]: 'issue_failed',
};

interface Figure {
  help: string;
  labels?: readonly ['check' | 'state' | 'job' | 'kind'];
  values: readonly { label?: string; value: number }[];
}

/**
 * Returns the function behind `/metrics` (docs/operation.md). It reads the product's metrics at each call, and adds
 * those of this process (memory, event loop, garbage collection), which it collects from the first call on.
 */
export function metricsReader(platform: Platform): () => Promise<string> {
  let ownFigures: Registry | undefined;
  return async () => {
    if (ownFigures === undefined) {
      ownFigures = new Registry();
      collectDefaultMetrics({ register: ownFigures });
    }
    const figures = new Registry();
    for (const [name, { help, labels = [], values }] of Object.entries(await productFigures(platform))) {
      // A gauge without a value would report 0, and no alarm would notice.
      if (values.length === 0) continue;
      const gauge = new Gauge({ name, help, labelNames: [...labels], registers: [figures] });
      const [labelName] = labels;
      for (const { label, value } of values)
        gauge.set(labelName && label !== undefined ? { [labelName]: label } : {}, value);
    }
    return await Registry.merge([figures, ownFigures]).metrics();
  };
}

async function productFigures(platform: Platform): Promise<Record<string, Figure>> {
  const found = await lastReconcile(platform);
  const waiting = await countByState(platform.database.read);
  const failed = await countFailedJobs(platform.database.read);
  const now = platform.clock.now().getTime();
  const last = found[0]?.at.getTime();
  const nameOf = (state: ExchangeState): string => STATE_NAMES[state] ?? String(state);
  return {
    yayan_reconcile_findings: {
      help: 'Differences that the last nightly reconcile found, by check; anything above 0 is an alarm.',
      labels: ['check'],
      values: found.map(({ name, findings }) => ({ label: name, value: findings })),
    },
    yayan_reconcile_age_seconds: {
      help: 'How long ago reconcile last ran; more than two days is an alarm.',
      values: last === undefined ? [] : [{ value: Math.round((now - last) / 1000) }],
    },
    yayan_job_runs_failed: {
      help: 'Runs of a job that failed in this process since its start; growing is an alarm.',
      labels: ['job'],
      values: [...platform.jobs.failures].map(([label, value]) => ({ label, value })),
    },
    yayan_jobs_failed: {
      help: 'Jobs that failed for a week, by name; anything above 0 is an alarm.',
      labels: ['job'],
      values: failed.map(({ name, jobs }) => ({ label: name, value: jobs })),
    },
    yayan_page_errors: {
      help: 'Errors that pages in browsers have reported to this process since its start, by kind; growing is an alarm.',
      labels: ['kind'],
      values: [...pageErrorCounts(platform.log)].map(([label, value]) => ({ label, value })),
    },
    yayan_orders_waiting: {
      help: 'Exchange orders that have not ended, by state.',
      labels: ['state'],
      values: waiting.map(({ state, orders }) => ({ label: nameOf(state), value: orders })),
    },
    yayan_orders_oldest_seconds: {
      help: 'How long the order that waits longest has been in its state.',
      labels: ['state'],
      values: waiting.map(({ state, since }) => ({
        label: nameOf(state),
        value: Math.max(0, Math.round((now - since.getTime()) / 1000)),
      })),
    },
  };
}
