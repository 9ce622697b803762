import { campaignFaceLabels, prizeKindLabels } from '@yayan/contract/console-labels';
import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change } from '../../../platform/audit/act.ts';
import { formatTime } from '../../../platform/calendar.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { OperatorError } from '../../../platform/filed/filed-fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readCampaignFile, type FiledCampaign } from '../authoring/campaign-file.ts';
import { publishCampaign as publish } from '../authoring/publish.ts';
import { ODDS_TOTAL } from '../draw/fair-draw.ts';
import { checkFile, type FileDeps, needsSecond, worthOf } from './describe-campaign-file.ts';

/** The text of a campaign's file. */
export interface OfCampaignFile {
  source: string;
}

const FEN = 100;
const PERCENT = ODDS_TOTAL / 100;

const changesOf = (filed: FiledCampaign): Change[] => {
  const { face, startsAt, endsAt, drawsAt, consolation, prizes } = filed;
  const odds = prizes.reduce((sum, prize) => sum + prize.odds, 0);
  const rows: readonly (readonly [field: string, label: string, after: string | null])[] = [
    ['face', '类型', campaignFaceLabels[face]],
    ['startsAt', '开始', formatTime(startsAt)],
    ['endsAt', '结束', formatTime(endsAt)],
    ['drawsAt', '开奖', drawsAt === null ? null : formatTime(drawsAt)],
    ...prizes.map(
      ({ id, kind, title, stock, worth, odds: own }) =>
        [
          `prize.${id}`,
          title,
          `${prizeKindLabels[kind]}，${stock} 份，每份 ${worth / FEN} 元${drawsAt === null ? `，概率 ${own / PERCENT}%` : ''}`,
        ] as const,
    ),
    ['consolation', '没中奖得金币', String(consolation)],
    ['odds', '中奖概率合计', drawsAt === null ? `${odds / PERCENT}%` : null],
    ['worth', '奖品总值', `${worthOf(filed) / FEN} 元`],
    ['seed', '种子', '保密，哈希随发布公布'],
  ];
  return rows.flatMap(([field, label, after]) =>
    after === null ? [] : [{ field, label, before: null, after }],
  );
};

/** Publishes a campaign of a file (rules 12.2, 14.36). `pnpm yayan campaign publish` and the console share it. */
export const publishAct = (depsOf: (platform: Platform) => FileDeps): Act<OfCampaignFile> => {
  const readChecked = async (platform: Platform, db: Connection, source: string): Promise<FiledCampaign> => {
    const { filed } = await checkFile(depsOf(platform), db, source);
    return filed ?? refuse('CAMPAIGN_FILE_WRONG');
  };
  return {
    name: 'campaign publish',
    needsReason: false,
    lockOf: () => 'campaign publish',
    plan: async (platform, db, { source }) => {
      const filed = await readChecked(platform, db, source);
      return {
        kind: 'campaign',
        subject: filed.id,
        title: filed.title,
        permission: (await needsSecond(platform, db, filed)) ? 'campaigns.large' : 'campaigns',
        changes: changesOf(filed),
      };
    },
    run: async (platform, { source }, { actor }) => {
      const filed = readCampaignFile(source, platform.config.coinsPerYuan);
      try {
        await publish(depsOf(platform), filed, actor.name);
      } catch (error) {
        // Somebody else took the last pieces since the plan.
        if (error instanceof OperatorError) refuse('CAMPAIGN_FILE_WRONG');
        throw error;
      }
    },
  };
};
