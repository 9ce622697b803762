import type { DataOf } from '@yayan/contract';
import { dayOf } from '../../../platform/calendar.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Campaign } from '../core/campaign.ts';
import { countChances } from '../chances/chances.ts';
import type { CampaignDeps } from '../core/deps.ts';
import { selectOwnDraws } from './draw-store.ts';
import { pseudonymOf } from '../core/participant.ts';
import { selectEntry } from '../core/participant-store.ts';
import { selectTries } from '../quiz/try-store.ts';
import { isOver, viewTries } from '../quiz/try-view.ts';
import { kindOf } from '../kinds/kind-of.ts';

type Todo = NonNullable<DataOf<'listCampaigns'>['items'][number]['todo']>;
type OwnState = NonNullable<NonNullable<DataOf<'getCampaign'>['campaign']>['mine']>;

/** A member's chances, draws, entry and today's quiz in a campaign. */
export async function ownStateOf(
  deps: CampaignDeps,
  db: Connection,
  campaign: Campaign,
  memberId: string,
): Promise<OwnState> {
  const whose = { campaignId: campaign.id, memberId };
  const { left, earned } = await countChances(deps, db, campaign, memberId);
  const [last] = await selectOwnDraws(db, whose, { limit: 1 });
  const entry = await selectEntry(db, whose);
  return {
    pseudonym: entry?.pseudonym ?? pseudonymOf(deps.platform.cipher, whose),
    chances: left,
    draws: last?.draw.number ?? 0,
    earned,
    entered: (entry?.enteredAt ?? null) !== null,
    today: campaign.quiz === null ? null : await triedToday(deps, db, whose),
  };
}

async function triedToday(
  { platform: { clock } }: CampaignDeps,
  db: Connection,
  whose: { campaignId: string; memberId: string },
): Promise<OwnState['today']> {
  const now = clock.now();
  const [today] = await viewTries(db, await selectTries(db, whose, { only: dayOf(now), limit: 1 }), now);
  return today ?? null;
}

/** What a member can still do in a campaign that runs. */
export async function todoIn(
  deps: CampaignDeps,
  db: Connection,
  campaign: Pick<Campaign, 'id' | 'face' | 'ways' | 'startsAt' | 'endsAt'>,
  memberId: string,
): Promise<Todo> {
  const whose = { campaignId: campaign.id, memberId };
  const { parts } = kindOf(campaign.face);
  const { left } = await countChances(deps, db, campaign, memberId);
  const entry = parts.has('enter') ? await selectEntry(db, whose) : undefined;
  return {
    chances: left,
    entered: (entry?.enteredAt ?? null) !== null,
    quizOpen: parts.has('answer') && (await canAnswer(deps, db, whose)),
  };
}

async function canAnswer(
  { platform: { clock } }: CampaignDeps,
  db: Connection,
  whose: { campaignId: string; memberId: string },
): Promise<boolean> {
  const now = clock.now();
  const [today] = await selectTries(db, whose, { only: dayOf(now), limit: 1 });
  return today === undefined || (today.score === null && !isOver(today, now));
}
