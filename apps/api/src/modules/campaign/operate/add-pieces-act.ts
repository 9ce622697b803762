import { refuse } from '../../../errors/api-fault.ts';
import type { Act } from '../../../platform/audit/act.ts';
import { OperatorError } from '../../../platform/filed/filed-fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addPrizePieces, type MorePieces } from '../authoring/add-pieces.ts';
import { requireStock } from '../authoring/reserve-pieces.ts';
import { selectCampaign, selectPrizes } from '../core/campaign-store.ts';
import { kindOf } from '../kinds/kind-of.ts';
import { type FileDeps, mostWorthAlone } from './describe-campaign-file.ts';

const FEN = 100;

/**
 * Adds pieces to a prize of a published campaign (rules 12.6 and 14.36). Odds and pieces that are published stay, so there is no
 * act that changes odds or takes pieces away.
 */
export const addPiecesAct = (depsOf: (platform: Platform) => FileDeps): Act<MorePieces> => ({
  name: 'campaign add',
  needsReason: true,
  lockOf: ({ campaignId }) => `campaign ${campaignId}`,
  partOf: ({ prizeId }) => prizeId,
  plan: async (platform, db, { campaignId, prizeId, pieces }) => {
    const { title, face, endedAt, endsAt } = (await selectCampaign(db, campaignId)) ?? refuse('NOT_FOUND');
    if (endedAt !== null || endsAt <= platform.clock.now()) refuse('CAMPAIGN_ENDED');
    // One winner is drawn, however many pieces there are.
    if (kindOf(face).endsByDraw) refuse('FIELD_WRONG', { field: 'input.prizeId' });
    const prizes = await selectPrizes(db, campaignId);
    const prize = prizes.find(({ id }) => id === prizeId) ?? refuse('NOT_FOUND');
    await requireStock(depsOf(platform), db, prize, pieces);
    const before = prizes.reduce((sum, { worth, stock }) => sum + worth * stock, 0);
    const after = before + prize.worth * pieces;
    return {
      kind: 'campaign',
      subject: campaignId,
      title: `${title}：${prize.title}`,
      permission: after > (await mostWorthAlone(platform, db)) ? 'campaigns.large' : 'campaigns',
      changes: [
        {
          field: 'stock',
          label: '份数',
          before: String(prize.stock),
          after: String(prize.stock + pieces),
        },
        { field: 'worth', label: '奖品总值', before: `${before / FEN} 元`, after: `${after / FEN} 元` },
        {
          field: 'odds',
          label: '概率',
          before: null,
          after: prize.remaining === 0 ? '恢复成发布时的' : '不变',
          isChanged: false,
        },
      ],
    };
  },
  run: async (platform, input, { actor, reason }) => {
    try {
      await platform.database.transaction((tx) =>
        addPrizePieces(tx, depsOf(platform), input, { by: actor.name, reason }),
      );
    } catch (error) {
      // Somebody else took the last pieces since the plan.
      if (error instanceof OperatorError) refuse('STOCK_OUT');
      throw error;
    }
  },
});
