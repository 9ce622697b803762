import { sql } from 'kysely';
import { DEMO_MEMBERS } from '../../src/modules/identity/module.ts';
import { transfer } from '../../src/modules/ledger/module.ts';
import type { Platform } from '../../src/platform/platform.ts';

/** Goods that anybody with enough coins may order. */
export interface GoodsForAll {
  benefitId: string;
  choiceId: string;
}

/** Gives the demo's old member coins, and lets goods of the demo cost 3,000 coins, one an order, without any condition. */
export const goodsForAll = async ({ database, clock }: Platform): Promise<GoodsForAll> => {
  await database.transaction((tx) =>
    transfer(tx, {
      key: 'plenty',
      memberId: DEMO_MEMBERS.oldMember.id,
      reason: 'earned',
      cause: { kind: 'campaign', id: 'plenty', title: '内测感谢' },
      legs: [{ asset: 'coin', amount: 90_000, platform: 'campaign' }],
      at: clock.now(),
    }),
  );
  const { rows } = await sql<GoodsForAll>`
    update benefits b set level = 0, prerequisites = '[]', per_order = 1, per_day = null, per_month = null
    from benefit_choices c where b.target = 'consignee' and c.benefit_id = b.id and c.stock > 0
    returning b.id as "benefitId", c.id as "choiceId"`.execute(database.read);
  const [goods] = rows;
  if (goods === undefined) throw new Error('The demo has no goods');
  await sql`
    update benefit_choices set price = 3000, stock = 50 where benefit_id = ${goods.benefitId}`.execute(
    database.read,
  );
  return goods;
};
