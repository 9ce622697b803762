import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { prepareExchanges } from '@yayan/api/testing/prepare-exchanges';
import { runs } from '@yayan/api/testing/runs';
import type { ApiProcess } from '@yayan/tools/api-process';
import { patient } from '@yayan/tools/test-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApiServer } from '../stack/servers/api-server.ts';
import { act, expectNothingLost, oneOf, openBank } from '../stack/servers/bank.ts';
import { callApi, newKey, signInOver } from '../stack/servers/member-client.ts';
import { makeNextRelease, type NextRelease } from '../stack/servers/next-release.ts';
import { copyPrepared, type ServerEnvironment } from '../stack/servers/prepared.ts';

const fullSeconds = 60;
const seconds = runs(1, fullSeconds);
/** The longest pause of a client between two calls while the new release starts, so that it has some processor time. */
const longestPauseMs = seconds < fullSeconds ? 250 : 0;
const clients = 16;
const members = 48;
const price = 100;
const coins = 8 * price;
/** Enough that orders go on to the end. */
const stock = members * 8;
/** Credit of the diamond level, which allows ten orders a day. */
const credit = 3000;

let env: ServerEnvironment;
let next: NextRelease;
/** The servers to which calls go now, the old release first. */
let running: ApiProcess[] = [];

beforeAll(async () => {
  env = await copyPrepared();
  next = makeNextRelease();
});
afterAll(async () => {
  await Promise.all(running.map((server) => server.stop()));
  next?.remove();
});

const servers = {
  get url(): string {
    return running[randomInt(running.length)]?.url ?? '';
  },
};

test(
  'an update loses nothing: old and new release write at the same time around the migration, and the old one is killed',
  async () => {
    const { benefitId, tokens } = await prepareExchanges(env, { members, stock, coins, credit });
    const bank = openBank(tokens);
    const old = await startApiServer(env);
    running = [old];
    const over = new AbortController();
    let acknowledged = 0;
    let isStarting = false;
    const client = async (): Promise<void> => {
      while (!over.signal.aborted) {
        const member = oneOf(bank) ?? expect.fail('There is no member');
        await act(servers, benefitId, member);
        acknowledged += 1;
        if (isStarting) await wait(randomInt(longestPauseMs + 1));
      }
    };
    const busy = Promise.all(Array.from({ length: clients }, client));
    /** Waits while the clients go on, and fails with the first of them. */
    const meanwhile = async <T>(work: Promise<T>): Promise<T> =>
      await Promise.race([work, busy.then((): never => expect.fail('The clients ended'))]);
    // The old release prepares its statements, and serves alone while the new one migrates and starts.
    await meanwhile(wait(seconds * 500));
    isStarting = true;
    const current = await meanwhile(startApiServer(env, next.program));
    isStarting = false;
    const before = acknowledged;
    running = [old, current];
    // One key over both releases counts once.
    const { token } = await signInOver(old.url, '13800000002');
    const asked = { token, key: newKey(), body: {} };
    const answers = await Promise.all(
      [old, current].map(({ url }) => callApi(url, '/v1/users/checkin', asked)),
    );
    expect(answers[0]).toMatchObject({ code: 200 });
    expect(answers[1]).toEqual(answers[0]);
    await meanwhile(wait(seconds * 1000));
    // Calls that are under way get no answer. Their members repeat them at the new release.
    await old.kill();
    running = [current];
    await meanwhile(wait(seconds * 500));
    over.abort();
    await busy;
    expect(acknowledged - before).toBeGreaterThan(clients);
    const kept = await expectNothingLost(servers, bank, { coins, price, stock, benefitId });
    const repeated = await callApi(current.url, '/v1/users/checkin', asked);
    expect(repeated).toEqual(answers[0]);
    expect(await current.stop()).toBe(0);
    running = [];
    const report = execFileSync(process.execPath, [next.cli, 'reconcile'], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
    expect(report).toMatch(/ok/);
    console.info(`${acknowledged} answers, ${kept} orders kept`);
  },
  patient(120_000 + seconds * 3_000),
);
