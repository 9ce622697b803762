import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change } from '../../../platform/audit/act.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readRuleNumber } from '../../rule/module.ts';
import type { PartnerDeps } from '../partner-deps.ts';
import type { SupplierConfig } from '../partner-config.ts';
import { findSupplier, type Partner } from '../partners.ts';
import { readPartnerFile } from '../reports/partner-file.ts';
import { effectsOfFile, reconcileFile } from '../reports/reconcile-file.ts';

/** The input of the act: a partner's file as text. */
export interface OfPartnerFile {
  key: string;
  file: string;
}

type Effect = Awaited<ReturnType<typeof effectsOfFile>>[number];

const labels: readonly (readonly [Effect['effect'], string])[] = [
  ['same', '一致'],
  ['ends', '记下结果'],
  ['confirms', '待入账转为可用'],
  ['pays', '补发'],
  ['takesBack', '收回'],
  ['unknownSession', '没有这个会话'],
  ['unknownStatus', '没有这个状态'],
];

/** The effects by which coins move. A result that a file brings pays as much as one that a report does. */
const moving: ReadonlySet<Effect['effect']> = new Set(['ends', 'pays', 'takesBack']);

const sumOf = (effects: readonly Effect[]): number => effects.reduce((sum, { coins }) => sum + coins, 0);

const changesOf = (effects: readonly Effect[]): Change[] =>
  labels.flatMap(([effect, label]) => {
    const own = effects.filter((each) => each.effect === effect);
    if (own.length === 0 && effect !== 'same') return [];
    const coins = sumOf(own);
    const after = coins === 0 ? `${own.length} 条` : `${own.length} 条，${coins} 金币`;
    return [{ field: effect, label, before: null, after }];
  });

/** Compares a partner's file with ours and carries out what differs (rule 14.35). */
export const reconcileAct = (depsOf: (platform: Platform) => PartnerDeps): Act<OfPartnerFile> => {
  const supplierOf = async (
    platform: Platform,
    db: Connection,
    key: string,
  ): Promise<Partner<SupplierConfig>> => (await findSupplier(platform, db, key)) ?? refuse('NOT_FOUND');
  return {
    name: 'partner reconcile',
    needsReason: true,
    lockOf: ({ key }) => `partner ${key}`,
    plan: async (platform, db, { key, file }) => {
      const partner = await supplierOf(platform, db, key);
      const effects = await effectsOfFile(db, partner, readPartnerFile(file, partner.config));
      const moved = sumOf(effects.filter(({ effect }) => moving.has(effect)));
      const mostAlone = await readRuleNumber(platform, db, 'payoutAlone');
      return {
        kind: 'partner',
        subject: key,
        title: `${key} 的对账文件`,
        permission: moved > mostAlone ? 'reports.large' : 'reports',
        changes: changesOf(effects),
      };
    },
    run: async (platform, { key, file }, { reason }) => {
      await platform.database.transaction(async (tx) => {
        const partner = await supplierOf(platform, tx, key);
        const lines = readPartnerFile(file, partner.config);
        const at = platform.clock.now();
        await reconcileFile(tx, depsOf(platform), partner, { lines, note: reason, at });
      });
    },
  };
};
