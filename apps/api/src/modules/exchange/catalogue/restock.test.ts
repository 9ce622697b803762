import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allTogether } from '../../../../test/together.ts';
import { listMessages } from '../../message/messages.ts';
import { eraseExchangeData, restockData } from '../personal-data.ts';
import { notifyRestocked } from './restock.ts';
import { refusalOf, startTestExchange, type TestExchange } from '../../../../test/exchange/exchange.ts';
import { byMember } from '../../../../test/calls/by-member.ts';

let test: TestExchange;
beforeAll(async () => {
  test = await startTestExchange();
});
afterAll(() => test.stop());

const ask = async (memberId: string, id: string, wanted = true) =>
  await test.call('askRestock', memberId, { params: { id }, body: { wanted } });
const isAsked = async (memberId: string, id: string) =>
  (await test.call('getBenefit', memberId, { params: { id } })).own?.restockAsked;
const sweep = async () => await notifyRestocked(test.exchange);
const messages = async (memberId: string) =>
  (await listMessages(test.platform, byMember(memberId, { query: {} }))).read().items;

describe('到货提醒 (design pages 1.5)', () => {
  it('notifies a member once when a benefit is back, with a link to it', async () => {
    const [memberId, benefit] = [await test.member(100), await test.benefit(0)];
    await ask(memberId, benefit.id);
    await ask(memberId, benefit.id);
    expect(await isAsked(memberId, benefit.id)).toBe(true);
    await sweep();
    expect(await messages(memberId)).toEqual([]);
    await test.load(benefit, 1);
    await sweep();
    await sweep();
    expect(await messages(memberId)).toMatchObject([
      { kind: 'exchange', title: '“视频会员卡”到货了', link: `/exchange/detail/${benefit.id}` },
    ]);
    expect(await isAsked(memberId, benefit.id)).toBe(false);
  });

  it('rule 6.45: a benefit that fails does not keep the others from notifying', async () => {
    const waiting = [];
    for (let place = 0; place < 3; place += 1) {
      const [memberId, benefit] = [await test.member(0), await test.benefit(0)];
      await ask(memberId, benefit.id);
      await test.load(benefit, 1);
      waiting.push({ memberId, id: benefit.id });
    }
    const { read } = test.platform.database;
    await sql
      .raw(`
      create function break_restock() returns trigger language plpgsql as $$
      begin
        if old.benefit_id = '${waiting[0]?.id}' then raise exception 'broken'; end if;
        return old;
      end $$`)
      .execute(read);
    await sql`
      create trigger break_restock before delete on restock_wishes
      for each row execute function break_restock()`.execute(read);
    await expect(sweep()).rejects.toThrow(AggregateError);
    await sql`drop function break_restock cascade`.execute(read);
    const notified = [];
    for (const { memberId } of waiting) notified.push((await messages(memberId)).length);
    expect(notified).toEqual([0, 1, 1]);
    await sweep();
  });

  it('notifies nobody who deleted the reminder or waits for something else', async () => {
    const [taken, other] = [await test.member(0), await test.member(0)];
    const [benefit, another] = [await test.benefit(0), await test.benefit(0)];
    await ask(taken, benefit.id);
    await ask(other, another.id);
    expect(await isAsked(other, benefit.id)).toBe(false);
    await ask(taken, benefit.id, false);
    await test.load(benefit, 1);
    await sweep();
    expect([await messages(taken), await messages(other)]).toEqual([[], []]);
    expect(await isAsked(other, another.id)).toBe(true);
  });

  it('notifies when a revoked order brings a piece back', async () => {
    const [buyer, memberId] = [await test.member(100), await test.member(0)];
    const benefit = await test.benefit(1);
    const { id } = await test.order(buyer, benefit);
    await ask(memberId, benefit.id);
    await test.revoke(buyer, id);
    await sweep();
    expect(await messages(memberId)).toHaveLength(1);
  });

  it('two simultaneous runs notify each member once, also more members than one transaction takes', async () => {
    const benefit = await test.benefit(0);
    const members = await allTogether(250, async () => {
      const memberId = test.platform.random.uuid();
      await ask(memberId, benefit.id);
      return memberId;
    });
    await test.load(benefit, 1);
    await allTogether(2, sweep);
    const told = await test.platform.database.read
      .selectFrom('messages')
      .select('member_id')
      .where('link', '=', `/exchange/detail/${benefit.id}`)
      .execute();
    expect(told.map(({ member_id: memberId }) => memberId).toSorted()).toEqual(members.toSorted());
  });

  it('is refused for benefits that are in stock, off sale or unknown', async () => {
    const memberId = await test.member(0);
    expect(await refusalOf(ask(memberId, (await test.benefit(1)).id))).toBe('RESTOCK_NOT_NEEDED');
    expect(await refusalOf(ask(memberId, (await test.benefit(0, { onSale: false })).id))).toBe('BENEFIT_OFF');
    expect(await refusalOf(ask(memberId, 'nosuchbenefit'))).toBe('NOT_FOUND');
    expect(await refusalOf(ask(memberId, 'nosuchbenefit', false))).toBe('NOT_FOUND');
  });

  it('is part of the data export, and is deleted with the account', async () => {
    const [memberId, benefit] = [await test.member(0), await test.benefit(0)];
    const { database, clock } = test.platform;
    await ask(memberId, benefit.id);
    expect(await restockData(database.read, memberId)).toEqual([
      { benefit: '视频会员卡', askedAt: clock.now().toISOString() },
    ]);
    await database.transaction((tx) => eraseExchangeData(tx, memberId));
    expect(await restockData(database.read, memberId)).toEqual([]);
  });
});
