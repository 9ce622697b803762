import { levelOf, levelRule, levelWithNext, readLevels } from '../../modules/reward/module.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';

/** The level of a credit by the marks that hold now (rule 4.32), in the words of each area that asks. */
export const levelPorts = (platform: Pick<Platform, 'clock' | 'database'>) => {
  const levels = async (db: Connection = platform.database.read) => await readLevels(platform, db);
  return {
    levelOf: async (credit: number) => levelOf(await levels(), credit),
    levelWithNext: async (credit: number) => levelWithNext(await levels(), credit),
    levelRuleOf: async (credit: number, db: Connection) => levelRule(await levels(db), credit),
  };
};
