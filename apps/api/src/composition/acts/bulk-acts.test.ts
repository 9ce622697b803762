import type { ConsoleBodyOf } from '@yayan/contract/console';
import { expect, it } from 'vitest';
import { consoleCall, type ConsoleSession } from '../../../test/operator/console-calls.ts';
import { openConsole } from '../../../test/operator/open-console.ts';

const { system, finance, editor } = await openConsole('finance', 'editor');

const run = async (input: ConsoleBodyOf<'runBulkAct'>['input'], by: ConsoleSession) => {
  const body = { input, reason: '先停下核对' };
  const { outcome, data } = await consoleCall(system, 'runBulkAct', { body, key: system.key() }, by);
  if (outcome !== 'OK') return outcome;
  await system.runJobs();
  const read = await consoleCall(system, 'getBulkRun', { params: { id: data.id ?? '' } }, by);
  return read.data.run.counts;
};

it('14.44 benefits that match a filter go off sale together, and on sale again', async () => {
  const onSale = async () =>
    (await consoleCall(system, 'listOperatorBenefits', { query: { sale: 'onSale', limit: 100 } }, finance))
      .data.items;
  const before = await onSale();
  const cash = before.filter(({ type }) => type === 1).map(({ id }) => id);
  expect(cash.length).toBeGreaterThan(1);
  const query = { sale: 'onSale', type: 1 } as const;
  expect(await run({ act: 'stopSellingBenefits', query }, finance)).toMatchObject({ done: cash.length });
  expect(await onSale()).toHaveLength(before.length - cash.length);
  expect(await run({ act: 'sellBenefits', ids: cash }, finance)).toMatchObject({ done: cash.length });
  expect(await onSale()).toHaveLength(before.length);
  expect(await run({ act: 'stopSellingBenefits', query }, editor)).toBe('OPERATOR_FORBIDDEN');
});

it('14.44 campaigns pause and go on together; those that are over stay as they are', async () => {
  const { data } = await consoleCall(system, 'listOperatorCampaigns', {}, editor);
  const running = data.items.filter(({ state }) => state === 'running');
  expect(running.length).toBeGreaterThan(0);
  const ids = data.items.map(({ id }) => id);
  const paused = await run({ act: 'pauseCampaigns', ids }, editor);
  expect(paused).toMatchObject({ failed: 0, waiting: 0 });
  expect(await run({ act: 'resumeCampaigns', ids }, editor)).toMatchObject(
    typeof paused === 'string' ? {} : { done: paused.done },
  );
});
