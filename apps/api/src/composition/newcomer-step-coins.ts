import { NewcomerStepKind } from '@yayan/contract';
import type { StepCoins } from '../modules/member/api.ts';
import { STREAK_PAY } from '../modules/reward/module.ts';
import { newcomerCoins } from '../modules/task/module.ts';

/**
 * The coins of newcomer steps: for the attribute questionnaire those of its task, for the check-in those of the first
 * day (rule 4.8).
 */
export const newcomerStepCoins: StepCoins = async (db, at) => ({
  [NewcomerStepKind.Attributes]: await newcomerCoins(db, at),
  [NewcomerStepKind.FirstCheckin]: STREAK_PAY[0],
});
