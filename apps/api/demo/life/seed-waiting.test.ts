import { ExchangeState } from '@yayan/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operatorFeedback } from '../../src/composition/tickets/feedback-deps.ts';
import { prizeStock } from '../../src/composition/ports/campaign-deps.ts';
import { reconcileChecks } from '../../src/composition/reconcile-checks.ts';
import { siteFigureCounters } from '../../src/composition/ports/site-figure-counters.ts';
import { exchangeWithoutJobs } from '../../src/composition/ports/exchange-deps.ts';
import { taskPorts } from '../../src/composition/ports/task-ports.ts';
import { reconcile } from '../../src/modules/ledger/module.ts';
import { consoleCall, signInOperator } from '../../test/operator/console-calls.ts';
import { TestSystem } from '../../test/system/test-system.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { seedLife } from './seed.ts';
import { seedWaiting } from './seed-waiting.ts';

const given = {
  ports: taskPorts,
  feedback: operatorFeedback,
  exchange: exchangeWithoutJobs,
  checks: reconcileChecks,
};

let system: TestSystem;

/** The platform as a first start has it: no job is defined, so none can be sent. */
const beforeJobs = (): Platform => {
  const sendIn = (): never => {
    throw new Error('No job is defined yet');
  };
  return { ...system.platform, jobs: { ...system.platform.jobs, sendIn } };
};

beforeAll(async () => {
  system = await TestSystem.start();
  await seedLife(system.platform, { orders: prizeStock, counters: siteFigureCounters });
  await seedWaiting(beforeJobs(), given);
});
afterAll(() => system.stop());

const overview = async () => {
  const admin = await signInOperator(system, 'admin');
  return (await consoleCall(system, 'getOverview', {}, admin)).data;
};
const waiting = { handIns: 3, tickets: 3, requests: 1, ordersToReview: 2, ordersToSend: 1 };

it('the console of a new demo has work in several queues, and was reconciled without a finding', async () => {
  const { waiting: queues, reconcile: last, failedJobs } = await overview();
  expect(Object.fromEntries(queues.map(({ what, count }) => [what, count]))).toMatchObject(waiting);
  expect(last).toEqual({ at: expect.any(String), findings: [] });
  expect(failedJobs).toEqual([]);
});

it('the photos of the hand-ins exist, and the appeal is about a result', async () => {
  const findings = (await reconcile(system.platform.database, reconcileChecks)).flatMap(
    (check) => check.findings,
  );
  expect(findings).toEqual([]);
  const support = await signInOperator(system, 'support');
  const { items } = (await consoleCall(system, 'listOperatorTickets', {}, support)).data;
  expect(
    items
      .filter(({ state }) => state === 0)
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['appeal', 'coins', 'suggestion']);
});

it('the orders wait, go out and were sent, and jobs that come later change nothing', async () => {
  const statesOf = async () => {
    const finance = await signInOperator(system, 'finance');
    const { items } = (await consoleCall(system, 'listOperatorOrders', {}, finance)).data;
    return items.map(({ state }) => state).toSorted((a, b) => a - b);
  };
  const { PendingReview, ToBeIssued, Issued } = ExchangeState;
  const states = [PendingReview, PendingReview, ToBeIssued, Issued].toSorted((a, b) => a - b);
  expect(await statesOf()).toEqual(states);
  await system.runJobs();
  expect(await statesOf()).toEqual(states);
});

it('support has figures at the first start, and each provider has calls of the last day', async () => {
  const support = await signInOperator(system, 'support');
  const { countedAt, weeks } = (await consoleCall(system, 'getTicketFigures', {}, support)).data;
  expect(countedAt).not.toBeNull();
  const sum = (of: 'opened' | 'answered') => weeks.reduce((before, { all }) => before + all[of], 0);
  expect([sum('opened'), sum('answered')]).toEqual([6, 3]);
  const finance = await signInOperator(system, 'finance');
  const { items } = (await consoleCall(system, 'listProviders', {}, finance)).data;
  expect(Object.fromEntries(items.map(({ channel, lastDay }) => [channel, lastDay]))).toEqual({
    alipay: { answered: 5, failed: 0 },
    wechat: { answered: 5, failed: 0 },
    mobile: { answered: 4, failed: 1 },
  });
});

it('a second start adds nothing', async () => {
  await seedWaiting(system.platform, given);
  expect(
    Object.fromEntries((await overview()).waiting.map(({ what, count }) => [what, count])),
  ).toMatchObject(waiting);
});
