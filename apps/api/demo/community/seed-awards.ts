import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { dayOf, firstOfMonth } from '../../src/platform/calendar.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { DEMO_MEMBERS } from '../../src/modules/identity/module.ts';
import { insertWinner, selectMonths, upsertAward } from '../../src/modules/community/awards/award-store.ts';

/** The demo awards come after those that an operator confirms for the same month. */
const FIRST_POSITION = 10;

const fileSchema = z.array(
  z.strictObject({
    id: z.string(),
    title: z.string(),
    criteria: z.string(),
    winners: z.array(z.strictObject({ member: z.enum(['exchanger', 'oldMember']), reason: z.string() })),
  }),
);

/** The demo awards of the last month, for whatever says who won what. */
export const readDemoAwards = async (): Promise<z.output<typeof fileSchema>> => {
  const file = new URL('../../data/community/awards.yaml', import.meta.url);
  return fileSchema.parse(parse(await readFile(file, 'utf8')));
};

/**
 * Adds awards of the last month if there are none. They pay nothing, so that the coins of demo accounts stay the same.
 */
export async function seedAwards({ database, clock }: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  if ((await selectMonths(database.read)).length > 0) return;
  const awards = await readDemoAwards();
  const at = clock.now();
  const month = firstOfMonth(dayOf(at), -1);
  await database.transaction(async (tx) => {
    for (const [index, { winners, ...award }] of awards.entries()) {
      await upsertAward(tx, month, { ...award, coins: 0, position: FIRST_POSITION + index });
      for (const [position, { member, reason }] of winners.entries())
        await insertWinner(tx, month, {
          award_id: award.id,
          member_id: DEMO_MEMBERS[member].id,
          reason,
          position,
          coins: 0,
          awarded_at: at,
        });
    }
  });
}
