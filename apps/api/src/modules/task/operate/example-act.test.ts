import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { cast, freshMobile, TestSystem } from '../../../../test/system/test-system.ts';

const TRIAL = 'Ying7yOng3Sw';
const folder = new URL('../../../../data/task/activities/', import.meta.url);
const good = { picture: '/examples/tea-open.svg', caption: '打开的那瓶', kind: 'good' } as const;
const bad = { picture: '/examples/tea-shelf.svg', caption: '货架上的', kind: 'bad' } as const;

let system: TestSystem;
let researcher: ConsoleSession;
let tasks = 0;
beforeAll(async () => {
  system = await TestSystem.start();
  researcher = await signInOperator(system, 'researcher');
});
afterAll(() => system.stop());

/** A new task of a file of the demo. */
const publish = async (name: string): Promise<string> => {
  const id = `Examples${String((tasks += 1)).padStart(4, '0')}`;
  const source = (await readFile(new URL(name, folder), 'utf8')).replace(/hashId: *\w+/u, `hashId: ${id}`);
  const body = { input: { name, source } };
  const { outcome } = await consoleCall(system, 'importTaskFile', { body, key: system.key() }, researcher);
  expect(outcome).toBe('OK');
  return id;
};
interface Given {
  picture: string;
  caption: string;
  kind: 'good' | 'bad';
}
const set = async (
  id: string,
  input: { application?: Given[]; proof?: Given[] },
  more: { dryRun?: boolean; seen?: string } = {},
) => {
  const body = { input: { application: [], proof: [], ...input }, ...more };
  return await consoleCall(
    system,
    'setTaskExamples',
    { params: { id }, body, key: system.key() },
    researcher,
  );
};
const stored = async (id: string) =>
  (await consoleCall(system, 'getOperatorTask', { params: { id } }, researcher)).data.examples;

it('3.51 examples of a published task change, and members and reviewers see the new ones; what is asked for stays', async () => {
  const id = await publish('photos.yaml');
  const member = await system.signIn(cast.newMember);
  const seen = async () => (await system.get('getTaskActivity', { params: { hashId: id } }, member)).asks;
  const before = await seen();
  expect(before?.examples.map(({ kind }) => kind)).toEqual(['good', 'bad', 'bad']);
  const { data: plan } = await set(id, { proof: [good] }, { dryRun: true });
  expect(plan.changes.map(({ field, after }) => [field, after])).toEqual([
    ['proof.0', '合格：打开的那瓶（/examples/tea-open.svg）'],
    ['proof.1', null],
    ['proof.2', null],
  ]);
  expect(await seen()).toEqual(before);
  expect((await set(id, { proof: [good, bad] })).outcome).toBe('OK');
  expect(await seen()).toEqual({ ...before, examples: [good, bad] });
  expect(await stored(id)).toEqual({ application: null, proof: [good, bad] });
  expect((await set(id, { proof: [good, bad] })).outcome).toBe('ACT_NOTHING_CHANGES');
  expect((await set(id, {})).outcome).toBe('OK');
  expect((await seen())?.examples).toEqual([]);
});

it('3.51 an application and a proof have examples of their own, beside what is reviewed', async () => {
  const member = await system.signIn(freshMobile(7100));
  const { sessionId } = await system.get('startParticipation', { body: { taskHashId: TRIAL } }, member);
  const body = { text: '我每天用备忘录记账，想试试更省事的办法', photos: [] };
  await system.get('submitTaskActivity', { params: { hashId: TRIAL }, body }, member);
  expect((await set(TRIAL, { application: [bad], proof: [good] })).outcome).toBe('OK');
  const reviewer = await signInOperator(system, 'reviewer');
  const asks = async () =>
    (await consoleCall(system, 'getHandIn', { params: { id: sessionId } }, reviewer)).data.asks;
  expect((await asks())?.examples).toEqual([bad]);
  const params = { id: sessionId };
  await consoleCall(system, 'approveHandIn', { params, body: {}, key: system.key() }, reviewer);
  expect((await asks())?.examples).toEqual([good]);
});

it('3.51 who looked before a colleague changed the examples is refused', async () => {
  const id = await publish('city-photos.yaml');
  const { data: plan } = await set(id, { proof: [good] }, { dryRun: true });
  expect((await set(id, { proof: [bad] })).outcome).toBe('OK');
  expect((await set(id, { proof: [good] }, { seen: plan.seen })).outcome).toBe('ACT_STATE_CHANGED');
  expect(await stored(id)).toEqual({ application: null, proof: [bad] });
});

it('3.51 a picture of elsewhere, no words, a seventh one, and a task without hand-ins are refused', async () => {
  const id = await publish('photos.yaml');
  const before = await stored(id);
  for (const picture of [
    'https://example.com/a.png',
    '//example.com/a.png',
    'javascript:alert(1)',
    '/a b.png',
  ])
    expect((await set(id, { proof: [{ ...good, picture }] })).outcome).toBe('FIELD_WRONG');
  expect((await set(id, { proof: [{ ...good, caption: '  ' }] })).outcome).toBe('FIELD_WRONG');
  expect((await set(id, { proof: Array.from({ length: 7 }, () => good) })).outcome).not.toBe('OK');
  // Nobody writes an application for it.
  expect((await set(id, { application: [good] })).outcome).toBe('FIELD_WRONG');
  expect(await stored(id)).toEqual(before);
  const video = await publish('video.yaml');
  expect(await stored(video)).toBeNull();
  expect((await set(video, { proof: [good] })).outcome).toBe('NOT_FOUND');
  expect((await set('A'.repeat(12), { proof: [good] })).outcome).toBe('NOT_FOUND');
});

it('3.51 examples that are set while a member hands in lose nothing of both', async () => {
  const id = await publish('app-trial.yaml');
  const member = await system.signIn(freshMobile(7101));
  const { sessionId } = await system.get('startParticipation', { body: { taskHashId: id } }, member);
  const body = { text: '我每天用备忘录记账，想试试更省事的办法', photos: [] };
  const [handed, changed] = await Promise.all([
    system.get('submitTaskActivity', { params: { hashId: id }, body }, member),
    set(id, { application: [good], proof: [] }),
  ]);
  expect([handed.state, changed.outcome]).toEqual(['applied', 'OK']);
  const { data } = await consoleCall(system, 'getHandIn', { params: { id: sessionId } }, researcher);
  expect([data.text, data.asks?.examples]).toEqual([body.text, [good]]);
});
