import type { DataOf, QueryOf } from '@yayan/contract';
import { cutPage } from '../../../platform/page.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { selectCampaign } from '../core/campaign-store.ts';
import type { CampaignDeps } from '../core/deps.ts';
import { readAskedQuestions } from './bank-store.ts';
import { selectTries, selectTry } from './try-store.ts';
import { isOver, questionsOf, viewTries } from './try-view.ts';

type Deps = Pick<CampaignDeps, 'platform'>;

/** The questions of a member's open try. Changes nothing. Refuses with NOT_FOUND and QUIZ_OVER. */
export async function listQuestions(
  { platform: { database, clock } }: Deps,
  memberId: string | null,
  { sheet }: QueryOf<'listQuestions'>,
): Promise<DataOf<'listQuestions'>> {
  const { read } = database;
  const one = memberId === null ? undefined : await selectTry(read, { id: sheet, memberId });
  if (one === undefined) return refuse('NOT_FOUND');
  if (one.score !== null || isOver(one, clock.now())) return refuse('QUIZ_OVER');
  const campaign = (await selectCampaign(read, one.campaignId)) ?? refuse('NOT_FOUND');
  const questions = questionsOf(one.asked, await readAskedQuestions(read, one.asked));
  return {
    sheet,
    title: campaign.title,
    questions: questions.map(({ title, choices }, index) => ({ number: index + 1, title, choices })),
    until: one.until.toISOString(),
  };
}

/** A page of a member's tries, the newest first. Refuses with NOT_FOUND. */
export async function listTries(
  { platform: { database, clock } }: Deps,
  whose: { campaignId: string; memberId: string },
  { cursor, limit = 20 }: QueryOf<'listQuizTries'>,
): Promise<DataOf<'listQuizTries'>> {
  const { read } = database;
  if ((await selectCampaign(read, whose.campaignId)) === undefined) return refuse('NOT_FOUND');
  const before =
    cursor === undefined ? undefined : (/^\d{4}-\d\d-\d\d$/.exec(cursor)?.[0] ?? refuse('MALFORMED'));
  const tries = await selectTries(read, whose, {
    ...(before !== undefined && { before }),
    limit: limit + 1,
  });
  const { items, nextCursor } = cutPage(tries, limit, ({ day }) => day);
  return { items: await viewTries(read, items, clock.now()), nextCursor };
}
