import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change } from '../../../platform/audit/act.ts';
import { formatTime } from '../../../platform/calendar.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endCampaign } from '../authoring/end-campaign.ts';
import { switchPause } from '../authoring/pause-campaign.ts';
import { extendClaim, type VoidDeps, voidWin } from '../claims/void-win.ts';
import type { Campaign } from '../core/campaign.ts';
import { selectCampaign } from '../core/campaign-store.ts';
import { kindOf } from '../kinds/kind-of.ts';
import { addPiecesAct } from './add-pieces-act.ts';
import { type FileDeps, mostWorthAlone } from './describe-campaign-file.ts';
import { moveDatesAct } from './move-dates-act.ts';
import { publishAct } from './publish-act.ts';
import { selectWin, type WinRow } from './win-list-store.ts';

/** The input of an act on a campaign. */
export interface OfCampaign {
  campaignId: string;
}

/** The input of an act on a win, by the id of its draw. */
export type OfWin = OfCampaign & { drawId: string };

/** Makes what the acts need from a platform, also from one inside a transaction. */
export type ActDepsOf = (platform: Platform) => VoidDeps & FileDeps;

const published = async (db: Connection, { campaignId }: OfCampaign): Promise<Campaign> =>
  (await selectCampaign(db, campaignId)) ?? refuse('NOT_FOUND');

interface WinActRule<Input> {
  name: string;
  changes: (win: WinRow, input: Input) => Change[];
  run: (deps: VoidDeps, win: WinRow, on: { input: Input; by: string; reason: string }) => Promise<void>;
}

const winAct = <Input extends OfWin>(
  depsOf: ActDepsOf,
  { name, changes, run }: WinActRule<Input>,
): Act<Input> => {
  const openWin = async (db: Connection, { campaignId, drawId }: Input): Promise<WinRow> => {
    const win = (await selectWin(db, campaignId, drawId)) ?? refuse('NOT_FOUND');
    return win.state === 'open' ? win : refuse('WIN_NOT_OPEN');
  };
  return {
    name,
    needsReason: true,
    lockOf: ({ campaignId, drawId }) => `win ${campaignId} ${drawId}`,
    partOf: ({ drawId }) => drawId,
    plan: async (platform, db, input) => {
      const win = await openWin(db, input);
      const { title } = await published(db, input);
      return {
        kind: 'campaign',
        subject: input.campaignId,
        title: `${title}：${win.prize}`,
        permission: win.worth > (await mostWorthAlone(platform, db)) ? 'campaigns.large' : 'campaigns',
        changes: changes(win, input),
      };
    },
    run: async (platform, input, { actor, reason }) => {
      const win = await openWin(platform.database.read, input);
      await run(depsOf(platform), win, { input, by: actor.name, reason });
    },
  };
};

const pauseAct = (act: 'pause' | 'resume'): Act<OfCampaign> => {
  const isPause = act === 'pause';
  return {
    name: `campaign ${act}`,
    needsReason: isPause,
    lockOf: ({ campaignId }) => `campaign ${campaignId}`,
    plan: async (_platform, db, input) => {
      const { title, pausedAt, endedAt } = await published(db, input);
      if (endedAt !== null) refuse('CAMPAIGN_ENDED');
      if (isPause && pausedAt !== null) refuse('CAMPAIGN_PAUSED');
      if (!isPause && pausedAt === null) refuse('CAMPAIGN_NOT_PAUSED');
      return {
        kind: 'campaign',
        subject: input.campaignId,
        title,
        permission: 'campaigns',
        changes: [
          {
            field: 'state',
            label: '参加',
            before: isPause ? '照常' : '已暂停',
            after: isPause ? '已暂停' : '照常',
          },
        ],
      };
    },
    run: async (platform, { campaignId }, { actor, reason }) => {
      await switchPause(platform, campaignId, { act, operator: actor.name, detail: reason });
    },
  };
};

/** The acts on campaigns (rules 12.14, 14.36). */
export const campaignActs = (depsOf: ActDepsOf) => {
  const endOperatorCampaign: Act<OfCampaign> = {
    name: 'campaign end',
    needsReason: true,
    lockOf: ({ campaignId }) => `campaign ${campaignId}`,
    plan: async ({ clock }, db, input) => {
      const { title, face, startsAt, endedAt, endsAt, entrantsHash } = await published(db, input);
      if (endedAt !== null) refuse('CAMPAIGN_ENDED');
      const hasBegun = startsAt <= clock.now();
      if (kindOf(face).endsByDraw && hasBegun && entrantsHash === null) refuse('CAMPAIGN_ENDS_BY_DRAW');
      return {
        kind: 'campaign',
        subject: input.campaignId,
        title,
        permission: 'campaigns',
        changes: [
          { field: 'endsAt', label: '结束时间', before: formatTime(endsAt), after: '现在' },
          { field: 'seed', label: '种子', before: '保密', after: '公布' },
        ],
      };
    },
    run: async (platform, { campaignId }, { actor }) => {
      await endCampaign(depsOf(platform), campaignId, actor.name);
    },
  };
  return {
    publishCampaign: publishAct(depsOf),
    addCampaignPieces: addPiecesAct(depsOf),
    pauseCampaign: pauseAct('pause'),
    resumeCampaign: pauseAct('resume'),
    moveCampaignDates: moveDatesAct,
    endOperatorCampaign,
    voidCampaignWin: winAct<OfWin>(depsOf, {
      name: 'campaign void',
      changes: () => [{ field: 'win', label: '奖品', before: '待领取', after: '作废' }],
      run: async (deps, win, { by, reason }) => {
        await deps.platform.database.transaction((tx) => voidWin(tx, deps, win, { by, reason }));
      },
    }),
    extendCampaignClaim: winAct<OfWin & { claimBy: string }>(depsOf, {
      name: 'campaign extend',
      changes: ({ claimBy: before }, { claimBy }) => {
        const next = new Date(claimBy);
        if (before !== null && next <= before) refuse('CLAIM_NOT_LATER');
        const was = before === null ? null : formatTime(before);
        return [{ field: 'claimBy', label: '领取截止', before: was, after: formatTime(next) }];
      },
      run: async ({ platform }, win, { input: { claimBy } }) => {
        await platform.database.transaction((tx) => extendClaim(tx, win, new Date(claimBy)));
      },
    }),
  };
};

export type CampaignActs = ReturnType<typeof campaignActs>;
