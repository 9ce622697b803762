import { CoinCauseKind } from '@yayan/contract';
import { z } from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { CREDIT, creditLegs, qualityOf, transfer } from '../../ledger/module.ts';
import type { Messages } from '../../message/api.ts';
import { insertAct } from '../acts-store.ts';
import { selectCandidates } from '../ranking/candidate-store.ts';
import { firstDayOf, isOver } from './award-months.ts';
import { insertWinner, upsertAward } from './award-store.ts';

type Deps = Pick<Platform, 'database' | 'clock' | 'random'> & { messages: Messages };

const line = (longest: number) => z.string().trim().min(1).max(longest);

/** The awards of a month as an operator confirms them. `member` is a member's code. */
export const awardsSchema = z.strictObject({
  month: z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/u, 'a month like 2026-10'),
  awards: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9-]{1,32}$/u, 'small letters, digits and -'),
        title: line(20),
        criteria: line(200),
        coins: z.int().min(0).max(100_000),
        winners: z.array(z.strictObject({ member: line(20), reason: line(200) })).max(20),
      }),
    )
    .min(1)
    .max(20)
    .refine((awards) => new Set(awards.map(({ id }) => id)).size === awards.length, 'an id is there twice'),
});

/** The awards of a month with the ids of the winners. */
export interface ConfirmedAwards {
  month: string;
  awards: {
    id: string;
    title: string;
    criteria: string;
    coins: number;
    winners: { memberId: string; reason: string }[];
  }[];
}

/** The key of the transfer that pays an award; `id` is month and award, for example `2026-10:careful`. */
export const awardKey = (memberId: string, id: string): string => `award:${memberId}:${id}`;

/**
 * Publishes the awards of a month that is over, pays the winners once and writes to them (rule 13.9). An existing
 * winner stays unchanged. Returns the number of new winners.
 */
export async function confirmAwards(
  { database, clock, random, messages }: Deps,
  { month, awards }: ConfirmedAwards,
  { by }: { by: string },
): Promise<number> {
  const at = clock.now();
  const first = firstDayOf(month);
  if (!isOver(month, at)) throw new Error(`${month} isn't over yet`);
  let count = 0;
  await database.transaction(async (tx) => {
    for (const [position, { winners, ...award }] of awards.entries()) {
      await upsertAward(tx, first, { ...award, position });
      for (const [place, { memberId, reason }] of winners.entries()) {
        const { coins, title } = award;
        const winner = {
          award_id: award.id,
          member_id: memberId,
          reason,
          position: place,
          coins,
          awarded_at: at,
        };
        if (!(await insertWinner(tx, first, winner))) continue;
        count += 1;
        const id = `${month}:${award.id}`;
        const key = awardKey(memberId, id);
        const coinLegs = coins > 0 ? [{ asset: 'coin', amount: coins, platform: 'campaign' } as const] : [];
        await transfer(tx, {
          key,
          memberId,
          reason: 'earned',
          cause: { kind: CoinCauseKind.Award, id, title: `${month} ${title}` },
          legs: [...coinLegs, ...creditLegs(CREDIT.award)],
          at,
        });
        await messages.write(tx, { memberId, event: 'awardWon', key, data: { month, title, coins, reason } });
      }
    }
    await insertAct(tx, {
      id: random.uuid(),
      subject: 'award',
      subject_id: month,
      act: 'confirm',
      operator: by,
      at,
    });
  });
  return count;
}

/** Members of less quality don't come into question. */
export const LEAST_QUALITY = 90;
export const MOST_CANDIDATES = 20;

/** Members who finished the most surveys carefully in a month. The operator chooses winners from them. */
export async function awardCandidates(
  { database }: Pick<Deps, 'database'>,
  { month, least, most }: { month: string; least: number; most: number },
) {
  return await selectCandidates(
    database.read,
    { month: firstDayOf(month), least, most },
    qualityOf('m.member_id'),
  );
}
