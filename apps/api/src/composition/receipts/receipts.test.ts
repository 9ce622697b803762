import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cast, freshMobile, TestSystem } from '../../../test/system/test-system.ts';
import { receiptText } from '../../modules/receipt/receipt-text.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

/** Checks a receipt as a stranger does: by the published keys alone. */
async function isGenuine({
  receipt,
  keyId,
  signature,
}: Awaited<ReturnType<typeof receiptOf>>): Promise<boolean> {
  const { items } = await system.get('listReceiptKeys');
  const { publicKey } = items.find(({ id }) => id === keyId) ?? expect.fail('unknown key');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
  return verify(null, Buffer.from(receiptText(receipt)), key, Buffer.from(signature, 'base64url'));
}
const receiptOf = async (mobile: string, kind: 'result' | 'order', id: string) =>
  await system.get('getReceipt', { params: { kind, id } }, await system.signIn(mobile));

it('rule 3.39: a result is signed as recorded, and anybody can check it without an account', async () => {
  const { items } = await system.get('listTaskRecords', {}, await system.signIn(cast.oldMember));
  const ended = items.find(({ state }) => state === 'ended') ?? expect.fail('the cast has ended no task');
  const signed = await receiptOf(cast.oldMember, 'result', ended.sessionId);
  expect(signed.receipt).toMatchObject({
    kind: 'result',
    title: ended.task.title,
    number: ended.supportCode,
    issuedAt: system.clock.now().toISOString(),
  });
  expect(signed.receipt.facts).toContainEqual({ name: '任务编号', value: ended.task.hashId });
  const start = signed.receipt.facts.find(({ name }) => name === '开始')?.value;
  expect(start).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/u);
  expect(await isGenuine(signed)).toBe(true);
  for (const changed of [{ title: '别的任务' }, { holder: 'XXXXXXXX' }, { facts: [] }])
    expect(await isGenuine({ ...signed, receipt: { ...signed.receipt, ...changed } })).toBe(false);
});

it('rule 3.39: nobody gets a receipt of somebody else’s record, or of a task that has not ended', async () => {
  const { items } = await system.get('listTaskRecords', {}, await system.signIn(cast.oldMember));
  const ended = items.find(({ state }) => state === 'ended') ?? expect.fail('the cast has ended no task');
  const stranger = await system.signIn(freshMobile(1));
  const params = { kind: 'result', id: ended.sessionId } as const;
  expect((await system.call('getReceipt', { params }, stranger)).status).toBe(404);
  const taskHashId = 'Zao7kQ2mXn1B';
  const { sessionId } = await system.get('startParticipation', { body: { taskHashId } }, stranger);
  const open = { kind: 'result', id: sessionId } as const;
  expect((await system.call('getReceipt', { params: open }, stranger)).status).toBe(404);
});
