import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cutConnections } from '@yayan/api/testing/cut-connections';
import { prepareExchanges } from '@yayan/api/testing/prepare-exchanges';
import { runs } from '@yayan/api/testing/runs';
import { patient } from '@yayan/tools/test-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, expectNothingLost, oneOf, openBank } from '../stack/servers/bank.ts';
import { Cluster } from '../stack/servers/cluster.ts';
import { copyPrepared, type ServerEnvironment } from '../stack/servers/prepared.ts';

const seconds = runs(1, 300);
const clients = 64;
/**
 * How many calls the clients make until the next fault, and then until the server that replaces a killed one is ready. In
 * `npm test` the clients wait after them, because a server that starts beside them takes many times as long.
 */
const callsAroundFault = runs(400, Infinity);
const servers = 3;
const members = clients * Math.max(3, Math.ceil(seconds / 5));
const price = 100;
const coins = 8 * price;
/** Less stock than the members can pay for, so that they compete for the last ones. */
const stock = members * 3;
/** Credit of the diamond level, which allows ten orders a day. */
const credit = 3000;
const leastKills = 2;
const pollMs = 10;
const mostWaitMs = 1_500;
/** The time limit for preparing, settling and verifying. */
const patienceMs = 60_000 + members * 100;

const cli = join(import.meta.dirname, '..', '..', 'apps', 'api', 'src', 'cli.ts');
let env: ServerEnvironment;
let cluster: Cluster | undefined;

beforeAll(async () => {
  env = await copyPrepared();
});
afterAll(async () => {
  await cluster?.stop();
});

/** Counts the clients' calls and makes the clients wait when they have made enough. */
class Turnstile {
  passed = 0;
  #open = callsAroundFault;

  /** Lets so many more calls through. */
  openAgain(): void {
    this.#open = this.passed + callsAroundFault;
  }

  /** Resolves when so many more calls were made, or all that may be, or after the longest wait between two faults. */
  async untilMore(calls: number): Promise<void> {
    const enough = Math.min(this.passed + calls, this.#open);
    for (let waited = 0; this.passed < enough && waited < mostWaitMs; waited += pollMs) await wait(pollMs);
  }

  async enter(signal: AbortSignal): Promise<void> {
    while (this.passed >= this.#open && !signal.aborted) await wait(pollMs);
  }
}

/** Kills servers and cuts connections while calls are under way, until the time is over and enough servers were killed. */
const rage = async (running: Cluster, turnstile: Turnstile, isOver: () => boolean): Promise<number> => {
  let cuts = 0;
  while (!isOver() || running.kills < leastKills) {
    turnstile.openAgain();
    await turnstile.untilMore(randomInt(50, 200));
    cuts += await cutConnections(env.DATABASE_URL);
    turnstile.openAgain();
    await turnstile.untilMore(randomInt(50, 200));
    await running.killOne();
  }
  return cuts;
};

test(
  `L1 bank: ${clients} clients against ${servers} servers for ${seconds} s, servers and connections killed at random`,
  async () => {
    const { benefitId, tokens } = await prepareExchanges(env, { members, stock, coins, credit });
    const bank = openBank(tokens);
    const running = await Cluster.start(servers, env);
    cluster = running;
    const end = performance.now() + seconds * 1000;
    const turnstile = new Turnstile();
    const faults = rage(running, turnstile, () => performance.now() > end);
    const over = new AbortController();
    const client = async (): Promise<void> => {
      for (let member = oneOf(bank); !over.signal.aborted && member !== undefined; member = oneOf(bank)) {
        await act(running, benefitId, member);
        turnstile.passed += 1;
        await turnstile.enter(over.signal);
      }
    };
    const busy = Promise.all(Array.from({ length: clients }, client));
    // When a client fails, the test ends at once instead of after the last kill.
    const cuts = await Promise.race([faults, busy.then(() => 0)]);
    over.abort();
    await busy;
    expect(turnstile.passed).toBeGreaterThan(clients);
    expect(cuts).toBeGreaterThan(0);

    const kept = await expectNothingLost(running, bank, { coins, price, stock, benefitId });
    await running.stop();
    const report = execFileSync(process.execPath, [cli, 'reconcile'], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
    expect(report).toMatch(/ok/);
    console.info(`${turnstile.passed} answers, ${kept} orders kept, ${running.kills} kills, ${cuts} cuts`);
  },
  patient(patienceMs + seconds * 1000),
);
