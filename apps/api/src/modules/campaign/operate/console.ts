import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { actHandler, type ActOnId } from '../../../platform/audit/act-handler.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { shownFaults } from '../../../platform/filed/shown-faults.ts';
import { type CappedCount, cutPage, UUID } from '../../../platform/page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { memberCodes } from '../../identity/module.ts';
import { selectActs } from '../authoring/authoring-store.ts';
import { stateAt } from '../core/campaign-state.ts';
import { selectAllCampaigns, selectCampaign, selectPrizes } from '../core/campaign-store.ts';
import { selectOdds } from '../core/odds-store.ts';
import type { CampaignActs } from './campaign-acts.ts';
import { checkFile, describeCampaign, type FileDeps } from './describe-campaign-file.ts';
import { storedCampaign } from './stored-campaign.ts';
import { countWonDraws, selectWins } from './win-list-store.ts';

type CampaignConsoleOperation =
  | 'listOperatorCampaigns'
  | 'getOperatorCampaign'
  | 'listCampaignWins'
  | 'getCampaignFile'
  | 'checkCampaignFile'
  | keyof CampaignActs;
type Row = ConsoleDataOf<'listOperatorCampaigns'>['items'][number];
type ListedCampaign = Awaited<ReturnType<typeof selectAllCampaigns>>[number];

const rowOf = (campaign: ListedCampaign, now: Date): Row => ({
  id: campaign.id,
  face: campaign.face,
  title: campaign.title,
  state: campaign.publishedAt === null ? 'draft' : stateAt(campaign, now),
  startsAt: campaign.startsAt.toISOString(),
  endsAt: campaign.endsAt.toISOString(),
  drawsAt: campaign.drawsAt?.toISOString() ?? null,
  endedAt: campaign.endedAt?.toISOString() ?? null,
});

async function readDetail(
  db: Connection,
  id: string,
  now: Date,
): Promise<ConsoleDataOf<'getOperatorCampaign'>> {
  const listed = (await selectAllCampaigns(db)).find((each) => each.id === id) ?? refuse('NOT_FOUND');
  const campaign = await selectCampaign(db, id);
  const versions = await selectOdds(db, id);
  const inForce = new Map(versions.at(-1)?.rows.map(({ prizeId, odds }) => [prizeId, odds]));
  const prizes = await selectPrizes(db, id);
  const acts = await selectActs(db, id);
  return {
    ...rowOf(listed, now),
    summary: listed.summary,
    organiser: listed.organiser,
    claimDays: listed.claimDays,
    consolation: listed.consolation,
    seedHash: campaign?.seedHash ?? null,
    seed: campaign?.seed ?? null,
    entrants: campaign?.entrants ?? 0,
    prizes: prizes.map(({ id: prizeId, kind, title, worth, stock, remaining }) => ({
      id: prizeId,
      kind,
      title,
      worth,
      stock,
      remaining,
      odds: inForce.get(prizeId) ?? null,
    })),
    odds: versions.map(({ version, reason, publishedAt }) => ({
      version,
      reason,
      publishedAt: publishedAt.toISOString(),
    })),
    acts: acts.map(({ act, operator, detail, at }) => ({ act, operator, detail, at: at.toISOString() })),
  };
}

/** How many draws of a campaign won, counted up to a number. */
export const countWins = async (
  { database }: Pick<Platform, 'database'>,
  { params }: { params: { id: string } },
  most: number,
): Promise<CappedCount> => await countWonDraws(database.read, params.id, most);

/** The console's calls of campaigns. */
export const campaignConsole = (
  platform: Platform,
  { acts, depsOf }: { acts: CampaignActs; depsOf: (platform: Platform) => FileDeps },
): Pick<ConsoleHandlers, CampaignConsoleOperation> => {
  const { database, clock } = platform;
  const ofCampaign = ({ params: { id } }: ActOnId) => ({ campaignId: id });
  return {
    listOperatorCampaigns: async () => {
      const now = clock.now();
      return { items: (await selectAllCampaigns(database.read)).map((campaign) => rowOf(campaign, now)) };
    },
    getOperatorCampaign: async ({ params }) => await readDetail(database.read, params.id, clock.now()),
    getCampaignFile: async ({ params }) => await storedCampaign(database.read, params.id),
    listCampaignWins: async ({ params, query: { cursor, limit = 20, sort = 'newest' } }) => {
      if (cursor !== undefined && !UUID.test(cursor)) refuse('FIELD_WRONG', { field: 'query.cursor' });
      const rows = await selectWins(database.read, params.id, { after: cursor, limit: limit + 1, sort });
      const page = cutPage(rows, limit, ({ id }) => id);
      const codes = await memberCodes(database.read, [
        ...new Set(page.items.map(({ memberId }) => memberId)),
      ]);
      const items = page.items.map(({ campaignId: _of, number: _number, prizeId: _prize, ...row }) => ({
        ...row,
        memberCode: codes.get(row.memberId) ?? null,
        wonAt: row.wonAt.toISOString(),
        claimBy: row.claimBy?.toISOString() ?? null,
      }));
      return { items, nextCursor: page.nextCursor };
    },
    checkCampaignFile: async ({ body: { source } }) => {
      const { filed, faults } = await checkFile(depsOf(platform), database.read, source);
      return {
        faults: shownFaults(faults),
        campaign: filed === undefined ? null : await describeCampaign(depsOf(platform), database.read, filed),
      };
    },
    publishCampaign: actHandler(
      platform,
      acts.publishCampaign,
      ({ body }: Parameters<ConsoleHandlers['publishCampaign']>[0]) => body.input,
    ),
    pauseCampaign: actHandler(platform, acts.pauseCampaign, ofCampaign),
    resumeCampaign: actHandler(platform, acts.resumeCampaign, ofCampaign),
    moveCampaignDates: actHandler(platform, acts.moveCampaignDates, (call) => ({
      ...ofCampaign(call),
      ...call.body.input,
    })),
    endOperatorCampaign: actHandler(platform, acts.endOperatorCampaign, ofCampaign),
    voidCampaignWin: actHandler(platform, acts.voidCampaignWin, (call) => ({
      ...ofCampaign(call),
      ...call.body.input,
    })),
    addCampaignPieces: actHandler(platform, acts.addCampaignPieces, (call) => ({
      ...ofCampaign(call),
      ...call.body.input,
    })),
    extendCampaignClaim: actHandler(platform, acts.extendCampaignClaim, (call) => ({
      ...ofCampaign(call),
      ...call.body.input,
    })),
  };
};
