import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ApiFault } from '../../../errors/api-fault.ts';
import { testPlatform, type TestPlatform } from '../../../../test/system/test-platform.ts';
import type { Sms } from '../ports/sms.ts';
import { createCodes, type Codes } from './codes.ts';
import { createSmsBudget } from './sms-budget.ts';

const JOB = 'identity.send-code';
const MOBILE = '13912340000';

let base: TestPlatform;
let codes: Codes;
let isDown: boolean;
let sent: string[];
let devices = 0;

beforeEach(async () => {
  base = await testPlatform();
  isDown = true;
  sent = [];
  const sms: Sms = {
    send: async ({ code }) => {
      if (isDown) throw new Error('The provider is down');
      sent.push(code);
    },
  };
  const budget = createSmsBudget(base.platform);
  codes = createCodes(base.platform, { sms, email: { send: async () => undefined }, budget });
  await base.start();
});
afterEach(() => base.stop());

interface CodeJob {
  id: string;
  data: object;
}

/** Requests a code from a new device each time. Returns the job that sends it, or the reason of the refusal. */
async function ask(more: { purpose?: string; deliver?: boolean } = {}): Promise<CodeJob | string> {
  const { database } = base.platform;
  const origin = { address: `203.0.113.${(devices += 1)}`, deviceId: null };
  try {
    await database.transaction((tx) =>
      codes.sendCode(tx, { mobile: MOBILE, purpose: 'login', origin, ...more }),
    );
  } catch (error) {
    return error instanceof ApiFault ? error.name : String(error);
  }
  const { rows } = await sql<CodeJob>`
    update jobs.job set state = 'completed' where name = ${JOB} and state = 'created' returning id, data`.execute(
    database.read,
  );
  return rows[0] ?? 'no job';
}

/** One attempt to send a code. */
async function attempt(asked: CodeJob | string, count: number): Promise<'done' | 'failed'> {
  if (typeof asked === 'string') throw new Error(asked);
  const run = base.platform.jobs.handlerOf(JOB)?.(asked.data, { id: asked.id, attempt: count });
  return await (run ?? Promise.reject(new Error('no handler'))).then(
    () => 'done',
    () => 'failed',
  );
}

const aMinuteLater = () => base.clock.advance(61_000);

describe('an outage of the provider', () => {
  test("leaves the day's budget unchanged", async () => {
    const counts = async () =>
      await base.platform.database.read.selectFrom('sms_counts').select('sent').orderBy('period').execute();
    expect(await attempt(await ask(), 0)).toBe('failed');
    expect(await counts()).toEqual([{ sent: 0 }, { sent: 0 }]);
    isDown = false;
    aMinuteLater();
    expect(await attempt(await ask(), 0)).toBe('done');
    expect(await counts()).toEqual([{ sent: 1 }, { sent: 1 }]);
  });

  test("uses up none of the mobile's five a day, and the pause between two stays", async () => {
    for (let count = 0; count < 8; count += 1) {
      expect(await attempt(await ask(), 0)).toBe('failed');
      expect(await ask()).toBe('CODE_TOO_SOON');
      aMinuteLater();
    }
    isDown = false;
    for (let count = 0; count < 5; count += 1) {
      expect(await attempt(await ask(), 0)).toBe('done');
      aMinuteLater();
    }
    expect(await ask()).toBe('CODE_DAILY_LIMIT');
    expect(sent).toHaveLength(5);
  });

  test('gives each code back once, however often its sending fails', async () => {
    isDown = false;
    for (let count = 0; count < 4; count += 1) {
      await attempt(await ask(), 0);
      aMinuteLater();
    }
    isDown = true;
    const fifth = await ask();
    for (let count = 0; count < 4; count += 1) expect(await attempt(fifth, count)).toBe('failed');
    aMinuteLater();
    isDown = false;
    expect(await attempt(await ask(), 0)).toBe('done');
    aMinuteLater();
    expect(await ask()).toBe('CODE_DAILY_LIMIT');
  });

  test('lets no more than five leave when it is over: what is sent late counts', async () => {
    isDown = false;
    for (let count = 0; count < 3; count += 1) {
      await attempt(await ask(), 0);
      aMinuteLater();
    }
    isDown = true;
    const waiting: (CodeJob | string)[] = [];
    for (let count = 0; count < 4; count += 1) {
      const asked = await ask();
      expect(await attempt(asked, 0)).toBe('failed');
      waiting.push(asked);
      aMinuteLater();
    }
    isDown = false;
    for (const asked of waiting) expect(await attempt(asked, 1)).toBe('done');
    expect(sent).toHaveLength(5);
    expect(await ask()).toBe('CODE_DAILY_LIMIT');
  });

  test('gives a code back that expired before anybody tried to send it', async () => {
    for (let count = 0; count < 6; count += 1) {
      const asked = await ask();
      base.clock.advance(301_000);
      expect(await attempt(asked, 0)).toBe('done');
    }
    expect(sent).toEqual([]);
  });

  test('tells nobody who has an account: where a code is sent only to members, it counts either way', async () => {
    for (const deliver of [true, false]) {
      for (let count = 0; count < 5; count += 1) {
        await attempt(await ask({ purpose: 'reset', deliver }), 0);
        aMinuteLater();
      }
      expect(await ask({ purpose: 'reset', deliver })).toBe('CODE_DAILY_LIMIT');
      base.clock.advance(86_400_000);
    }
  });
});
