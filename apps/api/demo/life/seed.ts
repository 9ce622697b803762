import { RankingChoice } from '@yayan/contract';
import type { Platform } from '../../src/platform/platform.ts';
import type { StockDeps } from '../../src/modules/campaign/core/deps.ts';
import type { FigureCounters } from '../../src/modules/content/api.ts';
import { countFigures } from '../../src/modules/content/figures/figures.ts';
import { addAwards } from './add-awards.ts';
import { addMessages } from './add-messages.ts';
import { addPeople } from './add-people.ts';
import { addPhotos } from './add-photos.ts';
import { addPolls } from './add-polls.ts';
import { addSurveys } from './add-surveys.ts';
import { addPastCampaigns } from './past-campaigns.ts';
import { readPeople } from './people.ts';
import { addRunningCampaigns } from './running-campaigns.ts';

/** One in this many people shows their name in the ranking. */
const NAMED_EVERY = 4;

/**
 * Makes the demo look like a product after some months: fictional members with completed questionnaires, votes,
 * questions, awards, messages, pictures in the group, campaigns that have ended and part in those that run; then it counts
 * the landing page's figures. Run it after all other seeds. It writes in batches, so that a first start takes no longer, and does nothing
 * when the people are there: then it answers false.
 */
export async function seedLife(
  platform: Platform,
  { orders, counters }: { orders: StockDeps['orders']; counters: FigureCounters },
): Promise<boolean> {
  if (platform.config.production) throw new Error('The demo people are no part of production');
  const people = await readPeople();
  const completed = await platform.database.transaction(async (tx) => {
    if (!(await addPeople(platform, tx, people))) return undefined;
    const surveys = await addSurveys(platform, tx, people);
    await addPolls(platform, tx, people);
    await addAwards(platform, tx, people);
    await addMessages(platform, tx);
    await tx
      .insertInto('ranking_choices')
      .values(
        people
          .filter(({ index }) => index % NAMED_EVERY === 0)
          .map(({ id }) => ({ member_id: id, choice: RankingChoice.Named, chosen_at: platform.clock.now() })),
      )
      .execute();
    return surveys;
  });
  if (completed === undefined) return false;
  platform.log.info({ count: people.length }, 'demo people added');
  await addPastCampaigns({ platform, orders, people, completed });
  await addRunningCampaigns({ platform, people, completed });
  platform.log.info('demo campaigns added');
  await addPhotos(platform);
  platform.log.info('demo photos added');
  await countFigures(platform, counters);
  return true;
}
