import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cutConnections } from '@yayan/api/testing/cut-connections';
import { prepareExchanges } from '@yayan/api/testing/prepare-exchanges';
import { runs } from '@yayan/api/testing/runs';
import { patient } from '@yayan/tools/test-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cluster } from '../stack/servers/cluster.ts';
import { type Answer, callApi, newKey } from '../stack/servers/member-client.ts';
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
const OK = 200;
const ALREADY_CHECKED_IN = 23_001;
const BALANCE_TOO_LOW = 23_004;
const STOCK_OUT = 24_001;
const DAILY_LIMIT = 24_003;
const ORDER_MOVE_FORBIDDEN = 24_007;

/** What the answers have confirmed to a member. */
interface Member {
  token: string;
  /** Coins that check-ins paid. */
  earned: number;
  placed: Set<string>;
  revoked: Set<string>;
}

let env: ServerEnvironment;
let cluster: Cluster | undefined;

beforeAll(async () => {
  env = await copyPrepared();
});
afterAll(async () => {
  await cluster?.stop();
});

const oneOf = <T>(list: readonly T[]): T | undefined => list[randomInt(Math.max(1, list.length))];

/**
 * Repeats a call with the same key, on any server, until an answer says what happened. One in five successful answers is
 * dropped, so that the client asks again for something already done.
 */
const settled = async (
  running: Cluster,
  path: string,
  options: { token: string; key?: string; body?: object },
): Promise<Answer> => {
  let lost: Answer | undefined;
  for (;;) {
    const answer = await callApi(running.url, path, options).catch(() => undefined);
    if (answer === undefined || answer.status >= 500) await wait(randomInt(20, 120));
    else if (lost !== undefined) {
      expect(answer).toEqual(lost);
      return answer;
    } else if (options.key !== undefined && answer.code === OK && randomInt(5) === 0) lost = answer;
    else return answer;
  }
};

/** One action of a member and what its answer confirms. Any answer that the rules don't allow fails the test. */
const act = async (running: Cluster, benefitId: string, member: Member): Promise<void> => {
  const call = (path: string, body: object): Promise<Answer> =>
    settled(running, path, { token: member.token, key: newKey(), body });
  const dice = randomInt(100);
  const orderId = oneOf([...member.placed]);
  if (dice < 10) {
    const { code, data } = await call('/v1/users/checkin', {});
    expect([OK, ALREADY_CHECKED_IN]).toContain(code);
    if (code === OK) member.earned += (data as { coins: number }).coins; // The data of checkIn.
  } else if (dice < 15) {
    const { code } = await settled(running, '/v1/points', { token: member.token });
    expect(code).toBe(OK);
  } else if (dice < 55 && orderId !== undefined) {
    const { code } = await call(`/v1/exchanges/${orderId}/revoke`, {});
    expect([OK, ORDER_MOVE_FORBIDDEN]).toContain(code);
    if (code === OK) member.revoked.add(orderId);
  } else {
    const { code, data } = await call(`/v1/benefits/${benefitId}`, { quantity: 1 });
    expect([OK, STOCK_OUT, DAILY_LIMIT, BALANCE_TOO_LOW]).toContain(code);
    if (code === OK) member.placed.add((data as { id: string }).id); // The data of placeOrder.
  }
};

interface ShownOrder {
  id: string;
  coinsReturned: boolean;
}

/** All orders of a member, page by page. */
const ordersOf = async (running: Cluster, token: string): Promise<ShownOrder[]> => {
  const found: ShownOrder[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const from: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const { data } = await settled(running, `/v1/exchanges?limit=100${from}`, { token });
    const page = data as { items: ShownOrder[]; nextCursor: string | null }; // The data of listOrders.
    found.push(...page.items);
    cursor = page.nextCursor;
  }
  return found;
};

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
    const bank = tokens.map((token): Member => ({
      token,
      earned: 0,
      placed: new Set(),
      revoked: new Set(),
    }));
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

    let kept = 0;
    for (const { token, earned, placed, revoked } of bank) {
      const orders = await ordersOf(running, token);
      expect(new Set(orders.map(({ id }) => id))).toEqual(placed);
      const returned = orders.filter(({ coinsReturned }) => coinsReturned);
      expect(new Set(returned.map(({ id }) => id))).toEqual(revoked);
      const { data } = await settled(running, '/v1/points', { token });
      expect(data).toMatchObject({ available: coins + earned - price * (placed.size - revoked.size) });
      kept += placed.size - revoked.size;
    }
    const benefit = await settled(running, `/v1/benefits/${benefitId}`, { token: tokens[0] ?? '' });
    expect(benefit.data).toMatchObject({ stock: stock - kept });
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
