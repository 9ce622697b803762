import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { prepareExchanges } from '@yayan/api/testing/prepare-exchanges';
import { runs } from '@yayan/api/testing/runs';
import { ApiError, createSession, createTransport, newIdempotencyKey, type Transport } from '@yayan/auth';
import { patient } from '@yayan/tools/test-limits';
import { expect, test } from 'vitest';
import { startApiServer } from '../stack/servers/api-server.ts';
import { startLossyProxy } from '../stack/servers/lossy-proxy.ts';
import { copyPrepared } from '../stack/servers/prepared.ts';

const orders = runs(200, 10_000);
/** The daily orders of the highest level. */
const ordersEach = 10;
const members = Math.ceil(orders / ordersEach);
const clients = 32;
const price = 100;
const LOST_PERCENT = 30;
const DAY_MS = 24 * 60 * 60_000;

const cli = join(import.meta.dirname, '..', '..', 'apps', 'api', 'src', 'cli.ts');

/** The SDK, configured as on a signed-in member's page. */
const memberOf = (url: string, token: string): Transport => {
  const session = createSession();
  session.signIn({ token, refreshToken: 'none', expired: Date.now() + DAY_MS });
  const unexpected = (): never => expect.unreachable('The session is good');
  return createTransport({
    baseUrl: `${url}/api`,
    session,
    deviceType: 2,
    retries: 5,
    on: {
      notice: () => undefined,
      networkError: () => undefined,
      unauthorised: unexpected,
      reload: unexpected,
    },
  });
};

test(
  `I2 lost replies: ${orders} orders through a network that loses ${LOST_PERCENT} % of the answers after the commit are ${orders} orders`,
  async () => {
    const env = await copyPrepared();
    const prepared = { members, stock: orders, coins: ordersEach * price, credit: 3000 };
    const { benefitId, tokens } = await prepareExchanges(env, prepared);
    const server = await startApiServer(env);
    const network = await startLossyProxy(server.url, () => randomInt(100) < LOST_PERCENT);
    let unknown = 0;

    /** When the outcome is unknown after all retries, sends again with the same key, as a page does at the next press. */
    const order = async (member: Transport): Promise<string> => {
      const headers = { 'Idempotency-Key': newIdempotencyKey() };
      const call = { url: `/v1/benefits/${benefitId}`, method: 'POST', data: { quantity: 1 }, headers };
      for (;;) {
        try {
          return (await member.request<{ id: string }>(call)).id;
        } catch (error) {
          if (!(error instanceof ApiError) || error.kind !== 'network') throw error;
          unknown += 1;
        }
      }
    };

    const told = new Set<string>();
    const waiting = tokens.values();
    const client = async (): Promise<void> => {
      for (const token of waiting) {
        const member = memberOf(network.url, token);
        for (let count = 0; count < ordersEach && told.size < orders; count += 1)
          told.add(await order(member));
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    await network.stop();

    const placed = new Set<string>();
    for (const token of tokens) {
      const { items } = await memberOf(server.url, token).request<{ items: { id: string }[] }>({
        url: '/v1/exchanges',
        method: 'GET',
        params: { limit: 100 },
      });
      for (const { id } of items) placed.add(id);
    }
    expect(placed).toEqual(told);
    expect(placed.size).toBe(orders);
    expect(network.lost).toBeGreaterThan(orders * 0.2);
    await server.stop();
    const report = execFileSync(process.execPath, [cli, 'reconcile'], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
    expect(report).toMatch(/ok/);
    console.info(
      `${orders} orders, ${network.lost} answers lost, ${unknown} outcomes settled by the same key`,
    );
  },
  patient(60_000 + orders * 100),
);
