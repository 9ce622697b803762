import type { ConsoleDataOf } from '@yayan/contract/console';
import type { Connection } from '../../../platform/database/database.ts';
import type { FiledFault } from '../../../platform/filed/filed-fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readFiled } from '../../../platform/filed/filed-document.ts';
import { readRuleNumber } from '../../rule/module.ts';
import { CampaignFileError, type FiledCampaign, readCampaignFile } from '../authoring/campaign-file.ts';
import { publishFaults } from '../authoring/publish-faults.ts';
import type { CampaignDeps, StockDeps } from '../core/deps.ts';
import { prizeCovers } from '../core/prize-covers.ts';

type View = NonNullable<ConsoleDataOf<'checkCampaignFile'>['campaign']>;

/** What the check of a campaign's file needs. */
export type FileDeps = StockDeps & Pick<CampaignDeps, 'coversOf'>;

const FEN = 100;

/** What prizes may be worth, in fen, without a second person (rules 14.36, 14.80). */
export const mostWorthAlone = async (platform: Platform, db: Connection): Promise<number> =>
  FEN * (await readRuleNumber(platform, db, 'prizeYuanAlone'));

/** Value of all pieces of all prizes, in fen. */
export const worthOf = ({ prizes }: FiledCampaign): number =>
  prizes.reduce((sum, { worth, stock }) => sum + worth * stock, 0);

/** Whether a second person agrees before the campaign is published (rule 14.36). */
export const needsSecond = async (
  platform: Platform,
  db: Connection,
  filed: FiledCampaign,
): Promise<boolean> => worthOf(filed) > (await mostWorthAlone(platform, db));

/** A campaign that can be published, or what is wrong with its file. */
export type CheckedFile =
  | { filed: FiledCampaign; faults: [] }
  | { filed: undefined; faults: readonly FiledFault[] };

/** Checks a campaign's file: its fields, and whether it can be published now. */
export async function checkFile(deps: FileDeps, db: Connection, source: string): Promise<CheckedFile> {
  let filed: FiledCampaign;
  try {
    filed = readCampaignFile(source, deps.platform.config.coinsPerYuan);
  } catch (error) {
    if (error instanceof CampaignFileError) return { filed: undefined, faults: error.faults };
    throw error;
  }
  const faults = await publishFaults(deps, db, filed);
  if (faults.length === 0) return { filed, faults: [] };
  const { lineOf } = readFiled(source);
  return {
    filed: undefined,
    faults: faults.map(({ field, message, zh }) => ({
      line: lineOf(field.split('.')),
      field,
      text: message,
      zh,
    })),
  };
}

/** The campaign as members would see it. */
export async function describeCampaign(deps: FileDeps, db: Connection, filed: FiledCampaign): Promise<View> {
  const { startsAt, endsAt, drawsAt, prizes, ...texts } = filed;
  const coverOf = await prizeCovers(
    deps,
    db,
    prizes.map(({ benefit }) => ({ benefitId: benefit })),
  );
  return {
    ...texts,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    drawsAt: drawsAt?.toISOString() ?? null,
    prizes: prizes.map(({ id, kind, title, benefit, worth, stock, odds }) => ({
      id,
      kind,
      title,
      cover: coverOf({ benefitId: benefit }),
      worth,
      stock,
      left: stock,
      odds,
    })),
    worth: worthOf(filed),
    needsSecond: await needsSecond(deps.platform, db, filed),
  };
}
