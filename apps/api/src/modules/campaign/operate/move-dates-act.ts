import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change } from '../../../platform/audit/act.ts';
import { formatTime } from '../../../platform/calendar.ts';
import { moveDates } from '../authoring/move-dates.ts';
import type { Campaign } from '../core/campaign.ts';
import { type CampaignDates, faultOfDates } from '../core/campaign-dates.ts';
import { selectCampaign } from '../core/campaign-store.ts';

/** New dates of a campaign; null for one that stays. */
export interface OfDates {
  campaignId: string;
  startsAt: string | null;
  endsAt: string | null;
  drawsAt: string | null;
}

const nextOf = (was: CampaignDates, { startsAt, endsAt, drawsAt }: OfDates): CampaignDates => ({
  startsAt: startsAt === null ? was.startsAt : new Date(startsAt),
  endsAt: endsAt === null ? was.endsAt : new Date(endsAt),
  drawsAt: drawsAt === null ? was.drawsAt : new Date(drawsAt),
});

const labels = { startsAt: '开始', endsAt: '结束', drawsAt: '开奖' } as const;

const changesOf = (was: Campaign, next: CampaignDates): Change[] =>
  (['startsAt', 'endsAt', 'drawsAt'] as const).flatMap((field) => {
    const [before, after] = [was[field], next[field]];
    return before === null || after === null || before.getTime() === after.getTime()
      ? []
      : [{ field, label: labels[field], before: formatTime(before), after: formatTime(after) }];
  });

/** Moves the dates of a published campaign (rule 12.15). `pnpm yayan campaign move` and the console share it. */
export const moveDatesAct: Act<OfDates> = {
  name: 'campaign move',
  needsReason: true,
  lockOf: ({ campaignId }) => `campaign ${campaignId}`,
  plan: async ({ clock }, db, input) => {
    const campaign = (await selectCampaign(db, input.campaignId)) ?? refuse('NOT_FOUND');
    const next = nextOf(campaign, input);
    const fault = faultOfDates(campaign, next, clock.now());
    if (fault !== undefined) refuse(fault);
    return {
      kind: 'campaign',
      subject: campaign.id,
      title: campaign.title,
      permission: 'campaigns',
      changes: changesOf(campaign, next),
    };
  },
  run: async (platform, input, { actor, reason }) => {
    await platform.database.transaction(async (tx) => {
      const campaign = (await selectCampaign(tx, input.campaignId)) ?? refuse('NOT_FOUND');
      const dates = nextOf(campaign, input);
      await moveDates(platform, tx, campaign.id, { dates, operator: actor.name, reason });
    });
  },
};
