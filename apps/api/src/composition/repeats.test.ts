import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp, type App } from '../app.ts';
import { documentOperations } from '../http/document.ts';
import { insertBenefit } from '../modules/exchange/catalogue/benefit-store.ts';
import { type CallAnswer, callOperation, outcomeOf, sendCall } from '../../test/calls/call-operation.ts';
import { type Stage, stageOn } from '../../test/composition/replayed-call.ts';
import { cash, replayedCalls } from '../../test/composition/replayed-member.ts';
import { addedRows, type Prepare, type RowCounts, rowCounter } from '../../test/composition/repeated-call.ts';
import { repeatedInAccount } from '../../test/composition/repeated-account.ts';
import { repeatExceptions } from '../../test/composition/repeat-exceptions.ts';
import { repeatedInGroup } from '../../test/composition/repeated-group.ts';
import { repeatedByGuest } from '../../test/composition/repeated-guest.ts';
import { repeatedByHost } from '../../test/composition/repeated-hosting.ts';
import { repeatedByMember } from '../../test/composition/repeated-member.ts';
import { failingCommits, type FailingCommits, type LostAt } from '../../test/database/failing-commits.ts';
import { startTestPayout, type TestPayout } from '../../test/exchange/payout.ts';
import { testPlatform } from '../../test/system/test-platform.ts';
import { TestSystem } from '../../test/system/test-system.ts';
import { allTogether } from '../../test/together.ts';

let payout: TestPayout;
let system: TestSystem;
let stage: Stage;
let commits: FailingCommits;
let count: () => Promise<RowCounts>;
/** A second server on the same database, which allows one call a minute. */
let strict: App;
/** Whether calls go to the strict server, which refuses them. */
let isStrict = false;
/** Whether an answer may be 429, 500 or 503, which the document doesn't name for each operation. */
let isDisturbed = false;

beforeAll(async () => {
  payout = await startTestPayout();
  system = await TestSystem.start({
    environment: { ...payout.sandbox.environment, CALLS_A_MINUTE: '1000000' },
  });
  await system.platform.database.transaction((tx) => insertBenefit(tx, cash));
  const second = await testPlatform(undefined, { CALLS_A_MINUTE: '1' }, undefined, system.platform.database);
  Object.assign(second.clock, { now: () => system.clock.now() });
  strict = await createApp(second.platform);
  await strict.server.ready();
  const call: TestSystem['call'] = async (id, ...rest) => {
    const [input = {}, asker = {}] = rest;
    if (!isDisturbed || id === 'getPublicKey')
      return await callOperation(system.app.server, id, input, asker);
    const server = isStrict ? strict.server : system.app.server;
    if (isStrict) await sendCall(server, 'getPublicKey', {}, asker);
    const response = await sendCall(server, id, input, asker);
    return { ...response.json<Omit<CallAnswer, 'status'>>(), status: response.statusCode };
  };
  stage = stageOn(Object.assign(system, { call }));
  commits = failingCommits(system.platform.database);
  count = await rowCounter(system.platform.database);
});
afterAll(async () => {
  await strict.server.close();
  await system.stop();
  await payout.sandbox.stop();
});

const prepared: Readonly<Record<string, Prepare>> = {
  ...replayedCalls,
  ...repeatedByMember,
  ...repeatedInAccount,
  ...repeatedInGroup,
  ...repeatedByHost,
  ...repeatedByGuest,
};

test('every operation that changes something is prepared, or left out for a reason', () => {
  const changing = documentOperations.filter(({ method }) => method === 'POST').map(({ id }) => id);
  expect([...Object.keys(prepared), ...Object.keys(repeatExceptions)].toSorted()).toEqual(
    changing.toSorted(),
  );
});

interface PreparedAttempt {
  attempt: () => Promise<CallAnswer>;
  /** The outcomes that a repetition may have. */
  again: readonly string[];
  spendsCode: boolean;
  /** The rows that were added since the preparation. */
  added: () => Promise<Readonly<Record<string, number>>>;
}

const prepareAttempt = async (id: string): Promise<PreparedAttempt> => {
  const {
    call,
    again = 'OK',
    spendsCode = false,
    logs = [],
  } = (await prepared[id]?.(stage)) ?? expect.fail(`${id} is not prepared`);
  const key = `repeat-${system.platform.random.uuid()}`;
  const before = await count();
  return {
    attempt: () => call(key),
    again: ['OK', again],
    spendsCode,
    added: async () => addedRows(before, await count(), logs),
  };
};

const disturbed = async <T>(work: () => Promise<T>): Promise<T> => {
  isDisturbed = true;
  try {
    return await work();
  } finally {
    isDisturbed = false;
    isStrict = false;
  }
};
const outcome = ({ code }: CallAnswer): string => outcomeOf(code);

/**
 * Makes a call during which the first transaction fails. Single statements have no transaction that could be lost, and a call
 * with a key may succeed at its second try.
 */
const loseCommit = async (at: LostAt, attempt: () => Promise<CallAnswer>, error?: Error): Promise<string> => {
  commits.fail(at, error);
  const first = outcome(await disturbed(attempt));
  commits.heal();
  return first;
};

const refuseTooMany = async (attempt: () => Promise<CallAnswer>): Promise<string> => {
  isStrict = true;
  return outcome(await disturbed(attempt));
};

/** A page is open again after this time, and sends what it had not finished. */
const RELOAD_MS = 5_000;

describe.each(Object.keys(prepared))('%s has one effect', (id) => {
  /** The rows that one undisturbed call adds. */
  let effect: Readonly<Record<string, number>>;
  beforeAll(async () => {
    const { attempt, added } = await prepareAttempt(id);
    expect(outcome(await attempt())).toBe('OK');
    effect = await added();
  });

  /** Expects the effect, or none if the code was spent before the change. */
  const expectEffect = async ({ spendsCode, added }: PreparedAttempt, last: string): Promise<void> => {
    const now = await added();
    const isLost = spendsCode && last !== 'OK' && Object.keys(now).length === 0;
    if (!isLost) expect(now).toEqual(effect);
  };

  test('refused with 429, 500 and 503, sent until the answer got lost, and sent again after a reload', async () => {
    const one = await prepareAttempt(id);
    const { attempt, again } = one;
    expect(await refuseTooMany(attempt)).toBe('TOO_MANY');
    const fault = new Error('a fault of the server');
    expect(['INTERNAL', ...again]).toContain(await loseCommit('before the commit', attempt, fault));
    expect(['UNAVAILABLE', ...again]).toContain(await loseCommit('before the commit', attempt));
    const lost = outcome(await attempt());
    system.clock.advance(RELOAD_MS);
    const last = outcome(await attempt());
    expect([again, again]).toEqual([expect.arrayContaining([lost]), expect.arrayContaining([last])]);
    await expectEffect(one, lost);
  });

  test('refused with 503 after it was stored, and sent again', async () => {
    const one = await prepareAttempt(id);
    expect(['UNAVAILABLE', 'OK']).toContain(await loseCommit('after the commit', one.attempt));
    const repeated = outcome(await one.attempt());
    expect(one.again).toContain(repeated);
    await expectEffect(one, repeated);
  });

  test('pressed twice at once', async () => {
    const { attempt, again, added } = await prepareAttempt(id);
    const outcomes = (await allTogether(2, attempt)).map(outcome);
    expect(outcomes).toContain('OK');
    expect(outcomes.filter((each) => !again.includes(each))).toEqual([]);
    expect(await added()).toEqual(effect);
  });
});
