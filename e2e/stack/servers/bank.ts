import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { type Answer, callApi, newKey } from './member-client.ts';

const OK = 200;
const ALREADY_CHECKED_IN = 23_001;
const BALANCE_TOO_LOW = 23_004;
const STOCK_OUT = 24_001;
const DAILY_LIMIT = 24_003;
const ORDER_MOVE_FORBIDDEN = 24_007;

/** What the answers have confirmed to a member. */
export interface BankMember {
  token: string;
  /** Coins that check-ins paid. */
  earned: number;
  placed: Set<string>;
  revoked: Set<string>;
}

/** The servers that members call: each call goes to the address that this gives. */
export interface Servers {
  readonly url: string;
}

/** What a bank began with. */
export interface BankSetup {
  readonly coins: number;
  readonly price: number;
  readonly stock: number;
  readonly benefitId: string;
}

export const oneOf = <T>(list: readonly T[]): T | undefined => list[randomInt(Math.max(1, list.length))];

/**
 * Repeats a call with the same key, on any server, until an answer says what happened. One in five successful answers is
 * dropped, so that the client asks again for something already done.
 */
export const settled = async (
  running: Servers,
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
export const act = async (running: Servers, benefitId: string, member: BankMember): Promise<void> => {
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
const ordersOf = async (running: Servers, token: string): Promise<ShownOrder[]> => {
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

/** Expects that everything that was confirmed to the members is there, and nothing else. Resolves to the kept orders. */
export const expectNothingLost = async (
  running: Servers,
  bank: readonly BankMember[],
  { coins, price, stock, benefitId }: BankSetup,
): Promise<number> => {
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
  const benefit = await settled(running, `/v1/benefits/${benefitId}`, { token: bank[0]?.token ?? '' });
  expect(benefit.data).toMatchObject({ stock: stock - kept });
  return kept;
};

/** Members with these tokens, to whom nothing was confirmed yet. */
export const openBank = (tokens: readonly string[]): BankMember[] =>
  tokens.map((token) => ({ token, earned: 0, placed: new Set(), revoked: new Set() }));
