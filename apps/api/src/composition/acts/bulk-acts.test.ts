import type { ConsoleBodyOf } from '@yayan/contract/console';
import { expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../test/operator/console-calls.ts';
import { contentDesk } from '../../../test/operator/content-desk.ts';
import { openConsole } from '../../../test/operator/open-console.ts';
import { setNumber } from '../../../test/rule/set-number.ts';

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

it('14.44 content of several kinds is withdrawn together, and published again by its run; what it can’t do is counted', async () => {
  const { banner, notice, poll, newId, publish, list, read } = contentDesk(
    () => system,
    () => editor,
  );
  const title = '十一月的活动';
  const ids = {
    banner: await publish(banner({ title })),
    notice: await publish(notice({ title })),
    poll: await publish(poll({ title }), 'q000000000000042'),
  };
  system.clock.advance(1_000);
  const [other] = (await list({ kind: 'article', limit: 1 })).items;
  const named = Object.entries(ids).map(([kind, id]) => `${kind}:${id}`);
  const unknown = `banner:${newId()}`;
  expect(await run({ act: 'withdrawContents', ids: ['nosuch:1'] }, editor)).toBe('FIELD_WRONG');
  expect(await run({ act: 'withdrawContents', ids: named }, finance)).toBe('OPERATOR_FORBIDDEN');
  expect(await run({ act: 'withdrawContents', ids: [...named, unknown] }, editor)).toMatchObject({
    done: 3,
    refused: 1,
  });
  const states = async () =>
    await Promise.all(
      (['banner', 'notice', 'poll'] as const).map(async (kind) => (await read(kind, ids[kind])).state),
    );
  expect(await states()).toEqual(['withdrawn', 'withdrawn', 'ended']);
  expect((await read('article', other?.id ?? '')).state).toBe('shown');

  const { data } = await consoleCall(system, 'listBulkRuns', {}, editor);
  const { id: runId = '' } = data.items[0] ?? {};
  const { items } = (await consoleCall(system, 'getBulkRun', { params: { id: runId } }, editor)).data;
  expect(items).toMatchObject([{ kind: 'banner', subject: unknown.split(':')[1], state: 'refused' }]);
  // A poll that closed keeps its votes and isn't published again.
  expect(await run({ act: 'republishContents', runId }, editor)).toMatchObject({ done: 2, refused: 1 });
  expect(await states()).toEqual(['shown', 'shown', 'ended']);
  const query = { kind: 'banner', keyword: title } as const;
  expect(await run({ act: 'withdrawContents', query }, editor)).toMatchObject({ done: 1 });
  expect(await states()).toEqual(['withdrawn', 'shown', 'ended']);
});

it('14.44 a notice that more than 1,000 people would see isn’t published again without a second person', async () => {
  const { notice, publish, withdraw, read } = contentDesk(
    () => system,
    () => editor,
  );
  const id = await publish(notice({ title: '发给所有人' }));
  expect(await withdraw('notice', id)).toBe('OK');
  await setNumber(system, { name: 'peopleAlone', value: 1 });
  expect(await run({ act: 'republishContents', ids: [`notice:${id}`] }, editor)).toMatchObject({ asked: 1 });
  expect((await read('notice', id)).state).toBe('withdrawn');
  const admin = await signInOperator(system, 'admin');
  const open = (await consoleCall(system, 'listOperatorRequests', { query: { open: true } }, admin)).data;
  const request = open.items.find(({ subject }) => subject === id);
  const decision = { params: { id: request?.id ?? '' }, body: { reason: '核对过' } };
  expect((await consoleCall(system, 'agreeToRequest', decision, admin)).outcome).toBe('OK');
  expect(await read('notice', id)).toMatchObject({ state: 'shown', draft: { title: '发给所有人' } });
});
