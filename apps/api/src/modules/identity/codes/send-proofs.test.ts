import { createHash } from 'node:crypto';
import { errors } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { ApiFault } from '../../../errors/api-fault.ts';
import { callOperation } from '../../../../test/calls/call-operation.ts';
import { encryptField } from '../../../../test/calls/encrypt-field.ts';
import { testPlatform, type TestPlatform } from '../../../../test/system/test-platform.ts';
import { together } from '../../../../test/together.ts';
import { networkSteps } from '../../../platform/network.ts';
import { CODE_LIMITS, periodStart } from './code-limits.ts';
import { countUse } from './code-store.ts';
import type { ProofAnswer } from './send-challenge.ts';
import { createSendProofs, type SendProofs } from './send-proofs.ts';
import { createSmsBudget } from './sms-budget.ts';

const BITS = 10;

let system: TestPlatform;
let proofs: SendProofs;
let addresses = 0;
const newOrigin = () => ({ address: `203.0.113.${(addresses += 1)}`, deviceId: `device-${addresses}` });
type TestOrigin = { address: string; deviceId: string | null };

beforeAll(async () => {
  system = await testPlatform();
  const { config } = system.platform;
  const platform = {
    ...system.platform,
    config: { ...config, delivery: { ...config.delivery, proofBits: BITS } },
  };
  proofs = createSendProofs(platform, createSmsBudget(platform));
});
afterAll(() => system.stop());

async function send(times: number, { address, deviceId }: TestOrigin): Promise<void> {
  const { database, cipher, clock } = system.platform;
  const keys = [
    ...networkSteps(address).map(({ network }) => ['address', network] as const),
    ['device', deviceId] as const,
  ] as const;
  for (let count = 0; count < times; count += 1)
    for (const [kind, key] of keys) {
      if (key === null) continue;
      const limit = { ...CODE_LIMITS[kind], count: 1_000 };
      const start = periodStart(limit.period, clock.now());
      await countUse(database.read, limit, cipher.blindIndex(key), start, clock.now());
    }
}

/** The challenge with which a request for a code is refused. */
async function challengeOf(origin: TestOrigin, proof?: ProofAnswer): Promise<string> {
  const error: unknown = await proofs.check(origin, proof).catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiFault)) throw new Error('It was let pass');
  expect(error).toMatchObject({ name: 'PROOF_REQUIRED', data: { bits: BITS } });
  const { challenge } = error.data as { challenge: string }; // The API document defines it so.
  expect(challenge).toMatch(/^[A-Za-z0-9_-]{22,128}$/);
  return challenge;
}

/** Solves a challenge like the browser does. */
function solve(challenge: string, bits = BITS): ProofAnswer {
  for (let number = 0; ; number += 1) {
    const hash = createHash('sha256').update(`${challenge}.${number}`).digest();
    if (hash.readUInt32BE() >>> (32 - bits) === 0) return { challenge, solution: String(number) };
  }
}

describe('A8 proof of work after the first few codes (rule 2.7)', () => {
  test('the first 3 a day of a device need no proof, each further one does', async () => {
    const origin = newOrigin();
    await send(2, origin);
    await proofs.check(origin, undefined);
    await send(1, origin);
    const proof = solve(await challengeOf(origin));
    await proofs.check(origin, proof);
    await challengeOf(origin);
  });

  test('the first 20 an hour of a /56 need no proof, from whichever of its addresses', async () => {
    const sends = 20;
    const at = (index: number) => ({
      address: `2001:db8:5:${index.toString(16)}::1`,
      deviceId: `home-${index}`,
    });
    for (let index = 0; index < sends; index += 1) {
      await proofs.check(at(index), undefined);
      await send(1, at(index));
    }
    await challengeOf(at(sends));
  });

  test('the first 10 an hour of a network need no proof, whatever device ids it sends; the first 3 without a device id', async () => {
    const { address } = newOrigin();
    for (let count = 0; count < 10; count += 1) await send(1, { address, deviceId: `device-of-${count}` });
    await challengeOf({ address, deviceId: 'device-without-past' });
    const quiet = { ...newOrigin(), deviceId: null };
    await send(3, quiet);
    await challengeOf(quiet);
  });

  test('race: a proof works once, also for 10 simultaneous requests', async () => {
    const origin = newOrigin();
    await send(3, origin);
    const proof = solve(await challengeOf(origin));
    const results = await together(10, () => proofs.check(origin, proof));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a proof that is too easy, altered, too old or for another address is refused with a new challenge', async () => {
    const origin = newOrigin();
    await send(3, origin);
    const challenge = await challengeOf(origin);
    const proof = solve(challenge);
    const wrong = [
      { challenge, solution: proof.solution === '0' ? '1' : '0' },
      solve(`${challenge.slice(0, -1)}${challenge.endsWith('A') ? 'B' : 'A'}`),
      solve('A'.repeat(52)),
      solve('A'.repeat(22)),
    ];
    for (const given of wrong) expect(await challengeOf(origin, given)).not.toBe(given.challenge);
    const elsewhere = newOrigin();
    await send(3, elsewhere);
    await challengeOf(elsewhere, proof);
    system.clock.advance(5 * 60_000);
    await challengeOf(origin, proof);
  });

  test('a difficulty that the client chose is refused', async () => {
    const origin = newOrigin();
    await send(3, origin);
    const bytes = Buffer.from(await challengeOf(origin), 'base64url');
    bytes.writeUInt8(0, 22);
    await challengeOf(origin, { challenge: bytes.toString('base64url'), solution: '0' });
  });

  test('a difficulty of zero asks for no proof', async () => {
    const origin = newOrigin();
    await send(20, origin);
    await createSendProofs(system.platform, createSmsBudget(system.platform)).check(origin, undefined);
  });
});

test('a refused call uses nothing up: the same call with the proof sends the code', async () => {
  const { platform } = system;
  const { config } = platform;
  const delivery = { ...config.delivery, proofBits: BITS };
  const { server } = await createApp({ ...platform, config: { ...config, delivery } });
  const origin = { ...newOrigin(), browser: null };
  await send(3, origin);
  const { data: key } = await callOperation(server, 'getPublicKey', {}, origin);
  const { keyId, publicKey } = key as { keyId: string; publicKey: string }; // The API document defines it so.
  const timestamp = system.clock.now().getTime();
  const mobile = encryptField({ id: keyId, publicKey }, { value: '13900000077', timestamp });
  const body = { mobile, purpose: 'login' };
  const refused = await callOperation(server, 'sendAuthCode', { body }, origin);
  expect(refused).toMatchObject({ status: 200, code: errors.PROOF_REQUIRED.code, data: { bits: BITS } });
  const { challenge } = refused.data as { challenge: string }; // The API document defines it so.
  await system.start();
  const again = { body: { ...body, proof: solve(challenge) } };
  expect(await callOperation(server, 'sendAuthCode', again, origin)).toMatchObject({
    code: 200,
    data: { resendAfterSeconds: 60 },
  });
  await server.close();
});
