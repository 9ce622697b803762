import { NewcomerStepKind } from '@yayan/contract';
import type { StepCoins } from '../../modules/member/api.ts';
import { readStreakPay } from '../../modules/reward/module.ts';
import { newcomerCoins } from '../../modules/task/module.ts';
import { dayOf } from '../../platform/calendar.ts';
import type { Platform } from '../../platform/platform.ts';

/**
 * The coins of newcomer steps: for the attribute questionnaire those of its task, for the check-in those of the first
 * day (rule 4.8).
 */
export const newcomerStepCoins =
  (platform: Platform): StepCoins =>
  async (db, at) => ({
    [NewcomerStepKind.Attributes]: await newcomerCoins(db, at),
    [NewcomerStepKind.FirstCheckin]: (await readStreakPay(platform, db))(1, dayOf(at)),
  });
