import type { ConsoleDataOf } from '@yayan/contract/console';
import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { selectAllCampaigns, selectPrizes } from '../core/campaign-store.ts';
import { selectOdds } from '../core/odds-store.ts';

/** What the file of a campaign said, with the first odds, so that it can be copied (rule 14.43). The seed isn't part of it. */
export async function storedCampaign(db: Connection, id: string): Promise<ConsoleDataOf<'getCampaignFile'>> {
  const campaign = (await selectAllCampaigns(db)).find((each) => each.id === id) ?? refuse('NOT_FOUND');
  const { pausedAt: _paused, endedAt: _ended, publishedAt: _published, ...text } = campaign;
  // Later versions leave out prizes that ran out.
  const first = (await selectOdds(db, id)).at(0);
  const odds = new Map(first?.rows.map((row) => [row.prizeId, row.odds]));
  return {
    ...text,
    startsAt: text.startsAt.toISOString(),
    endsAt: text.endsAt.toISOString(),
    drawsAt: text.drawsAt?.toISOString() ?? null,
    prizes: (await selectPrizes(db, id)).map(({ benefitId, choiceId, remaining: _left, ...prize }) => ({
      ...prize,
      benefit: benefitId,
      choice: choiceId,
      odds: odds.get(prize.id) ?? 0,
    })),
  };
}
