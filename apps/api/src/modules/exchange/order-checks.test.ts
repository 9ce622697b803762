import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runChecks } from '../ledger/reconcile/reconcile.ts';
import { exchangeChecks } from './order-checks-store.ts';
import { startTestExchange, type TestExchange } from '../../../test/exchange/exchange.ts';
import type { Tx } from '../../platform/database/tx.ts';

let test: TestExchange;
beforeAll(async () => {
  test = await startTestExchange();
  const [memberId, benefit] = [await test.member(900), await test.benefit(6)];
  const orders = [await test.order(memberId, benefit), await test.order(memberId, benefit)];
  await test.revoke(memberId, orders[0]?.id ?? '');
  await test.runJobs();
  await test.order(memberId, benefit);
});
afterAll(() => test.stop());

const broken = async (tx: Tx): Promise<string[]> =>
  (await runChecks(tx, exchangeChecks)).filter(({ findings }) => findings.length > 0).map(({ name }) => name);

const [payment, refund, cause, timeline, cards, once, issue, stock] = exchangeChecks.map(({ name }) => name);

const UNDONE = new Error('The database is left as it was.');
/** Switches off the ledger's own guards. */
const OPEN = 'alter table ledger_transfers disable trigger user';

describe('L7 reconcile finds it when', () => {
  it.each([
    [
      "an order's price is changed",
      'update orders set price = price + 1, total = total + 1 where state = 1',
      payment,
    ],
    [
      'a payment is lost',
      `${OPEN}; delete from ledger_transfers where key = 'exchange:' || (select id from orders where state = 1)`,
      payment,
    ],
    ['a refund is lost', `${OPEN}; delete from ledger_transfers where key like '%:refunded'`, refund],
    ['a returned order is set back', 'update orders set state = 0 where state = 3', refund],
    ['an order is lost', 'delete from orders where state = 0', cause],
    ['a move is lost', 'delete from order_moves where state = 1', timeline],
    ['an order moves outside its timeline', 'update orders set state = 5 where state = 0', timeline],
    ["an order's codes are lost", 'delete from order_cards', cards],
    [
      'a code is given to a second order',
      `insert into order_cards select member_id, (select id from orders where state = 0), position, number_sealed,
        secret_sealed, code_index, expires_at from order_cards`,
      once,
    ],
    [
      'an issue takes a second code',
      'update card_codes set issued_to = (select order_id from card_issues)',
      issue,
    ],
    ['more is for sale than there are codes', 'update benefit_choices set stock = stock + 1', stock],
    ['codes are lost', 'delete from card_codes where issued_to is null', stock],
  ])('%s', async (_, statements, name) => {
    const tampered = test.platform.database.transaction(async (tx) => {
      expect(await broken(tx)).toEqual([]);
      await sql.raw(statements).execute(tx);
      expect(await broken(tx)).toContain(name);
      throw UNDONE;
    });
    await expect(tampered).rejects.toBe(UNDONE);
  });

  it('but the database itself lets no stock fall below zero', async () => {
    const attempt = sql`update benefit_choices set stock = -1`.execute(test.platform.database.read);
    await expect(attempt).rejects.toThrow(/check/);
  });
});
