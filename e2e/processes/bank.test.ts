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

const seconds = runs(5, 300);
const clients = 64;
const servers = 3;
const members = clients * Math.max(3, Math.ceil(seconds / 5));
const price = 100;
const coins = 8 * price;
/** Less stock than the members can pay for, so that they compete for the last ones. */
const stock = members * 3;
/** Credit of the diamond level, which allows ten orders a day. */
const credit = 3000;
const leastKills = 2;
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

/** Kills servers and cuts connections until the time is over and enough servers were killed. */
const rage = async (running: Cluster, isOver: () => boolean): Promise<number> => {
  let cuts = 0;
  while (!isOver() || running.kills < leastKills) {
    await wait(randomInt(300, 1_500));
    cuts += await cutConnections(env.DATABASE_URL);
    await wait(randomInt(300, 1_500));
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
    const faults = rage(running, () => performance.now() > end);
    const over = new AbortController();
    let acknowledged = 0;
    const client = async (): Promise<void> => {
      for (let member = oneOf(bank); !over.signal.aborted && member !== undefined; member = oneOf(bank)) {
        await act(running, benefitId, member);
        acknowledged += 1;
      }
    };
    const busy = Promise.all(Array.from({ length: clients }, client));
    // When a client fails, the test ends at once instead of after the last kill.
    const cuts = await Promise.race([faults, busy.then(() => 0)]);
    over.abort();
    await busy;
    expect(acknowledged).toBeGreaterThan(clients);
    expect(cuts).toBeGreaterThan(0);

    const kept = await expectNothingLost(running, bank, { coins, price, stock, benefitId });
    await running.stop();
    const report = execFileSync(process.execPath, [cli, 'reconcile'], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
    expect(report).toMatch(/ok/);
    console.info(`${acknowledged} answers, ${kept} orders kept, ${running.kills} kills, ${cuts} cuts`);
  },
  patient(patienceMs + seconds * 1000),
);
