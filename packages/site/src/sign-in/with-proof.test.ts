import { createHash } from 'node:crypto';
import { ApiError } from '@yayan/auth';
import { expect, test } from 'vitest';
import { type Proof, withProof } from './with-proof.ts';

const refusal = (code: number, data: unknown) =>
  new ApiError({ code, status: 200, msg: '', data, kind: 'silent' });
const challenge = 'Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a';

test('a server that asks for work first gets it, and the same call again', async () => {
  const proofs: (Proof | undefined)[] = [];
  const sent = await withProof(async (proof) => {
    proofs.push(proof);
    if (!proof) throw refusal(20023, { challenge, bits: 10, expiresAt: '2026-11-21T09:00:00.000Z' });
    return 'sent';
  });
  expect(sent).toBe('sent');
  expect(proofs).toEqual([undefined, { challenge, solution: expect.stringMatching(/^\d{1,16}$/u) }]);
  const hash = createHash('sha256').update(`${challenge}.${proofs[1]?.solution}`).digest();
  expect(hash.readUInt16BE() >> 6).toBe(0);
});

test('work that was not enough, and any other refusal, goes to the form', async () => {
  let sendings = 0;
  const always = (code: number, data: unknown) =>
    withProof(async () => {
      sendings += 1;
      throw refusal(code, data);
    });
  await expect(always(20023, { challenge, bits: 1 })).rejects.toMatchObject({ code: 20023 });
  await expect(always(20006, null)).rejects.toMatchObject({ code: 20006 });
  expect(sendings).toBe(3);
});
