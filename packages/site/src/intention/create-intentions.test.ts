import { ApiError } from '@yayan/auth';
import { expect, test } from 'vitest';
import { createIntentions } from './create-intentions.ts';
import { intentionName } from './intention-name.ts';
import { isDecided } from './is-decided.ts';

const failure = (status: number, code: number) =>
  new ApiError({ status, code, msg: '', data: undefined, kind: 'notice' });

/** A store that two tabs share. */
const memory = () => {
  const kept = new Map<string, unknown>();
  return createIntentions({
    read: (name) => Promise.resolve(kept.get(name)),
    update: (name, change) => {
      const next = change(kept.get(name));
      if (next === undefined) kept.delete(name);
      else kept.set(name, next);
      return Promise.resolve();
    },
  });
};

/** Sends twice; the first answer is `first`. Returns the keys and bodies that the server got. */
const sendTwice = async (first: unknown) => {
  const intentions = memory();
  const sent: { body: string; key: string }[] = [];
  let made = 0;
  const steps = {
    name: () => 'draw:1',
    body: (chosen: string) => {
      made += 1;
      return `${chosen} ${made}`;
    },
    send: (body: string, key: string) => {
      sent.push({ body, key });
      return sent.length === 1 && first !== undefined ? Promise.reject(first) : Promise.resolve('answer');
    },
  };
  await intentions.carryOut(steps, 'drawn').catch(() => undefined);
  await intentions.carryOut(steps, 'drawn');
  return sent;
};

test.each([
  ['no answer at all', failure(0, 0)],
  ['a proxy', failure(502, 0)],
  ['too many calls', failure(429, 429)],
  ['a fault of the server', failure(500, 500)],
  ['an overload', failure(503, 503)],
  ['maintenance', failure(503, 10_004)],
  ['the end of the session', failure(401, 401)],
  ['a proxy’s page without a code', failure(404, 0)],
  ['something that is no answer', new Error('left')],
])('after %s the same body goes under the same key', async (_, error) => {
  expect(isDecided(error)).toBe(false);
  const [one, two] = await sendTwice(error);
  expect(two).toEqual(one);
});

test.each([
  ['a refusal by a rule', failure(200, 32001)],
  ['a malformed form', failure(400, 10002)],
  ['nothing there', failure(404, 404)],
])('%s ends the intention', async (_, error) => {
  expect(isDecided(error)).toBe(true);
  const [one, two] = await sendTwice(error);
  expect(two?.key).not.toBe(one?.key);
  expect(two?.body).toBe('drawn 2');
});

test('an answer ends the intention', async () => {
  const [one, two] = await sendTwice(undefined);
  expect(two?.key).not.toBe(one?.key);
});

test('fields that the server could not decrypt are encrypted again, under a new key', async () => {
  const keys: string[] = [];
  const answer = await memory().carryOut(
    {
      name: () => 'order:1',
      body: (_: undefined, freshKey) => freshKey,
      send: (isFresh, key) => {
        keys.push(key);
        if (isFresh) return Promise.resolve('ordered');
        const refusal = failure(200, 20001);
        refusal.reason = 'DECRYPTION_FAILED';
        return Promise.reject(refusal);
      },
    },
    undefined,
  );
  expect(answer).toBe('ordered');
  expect(new Set(keys).size).toBe(2);
});

test('a name differs by choice and does not contain the choice', async () => {
  const one = await intentionName('order:1', { account: '13800001111' });
  expect(one).not.toContain('13800001111');
  expect(await intentionName('order:1', { account: '13800001111' })).toBe(one);
  expect(await intentionName('order:1', { account: '13800002222' })).not.toBe(one);
});
