import { parse } from 'yaml';
import { z } from 'zod';
import { dayOf, firstOfMonth } from '../../src/platform/calendar.ts';
import type { Platform } from '../../src/platform/platform.ts';
import type { Tx } from '../../src/platform/database/tx.ts';
import { insertWinner, upsertAward } from '../../src/modules/community/awards/award-store.ts';
import { namedIn, type Person, readLife } from './people.ts';

const FIRST_POSITION = 10;

const fileSchema = z.array(
  z.strictObject({
    month: z.int().negative(),
    awards: z.array(
      z.strictObject({
        id: z.string(),
        title: z.string(),
        criteria: z.string(),
        winners: z.array(z.strictObject({ by: z.string(), reason: z.string() })),
      }),
    ),
  }),
);

/** Adds awards of earlier months. They paid nothing. */
export async function addAwards({ clock }: Platform, tx: Tx, people: readonly Person[]): Promise<void> {
  const named = namedIn(people);
  for (const { month: back, awards } of fileSchema.parse(parse(await readLife('awards.yaml')))) {
    const month = firstOfMonth(dayOf(clock.now()), back);
    for (const [index, { winners, ...award }] of awards.entries()) {
      await upsertAward(tx, month, { ...award, coins: 0, position: FIRST_POSITION + index });
      for (const [position, { by, reason }] of winners.entries())
        await insertWinner(tx, month, {
          award_id: award.id,
          member_id: named(by).id,
          reason,
          position,
          coins: 0,
          awarded_at: clock.now(),
        });
    }
  }
}
