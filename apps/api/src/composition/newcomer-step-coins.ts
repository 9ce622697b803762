import { NewcomerStepKind } from '@yayan/contract';
import type { StepCoins } from '../modules/member/api.ts';
import { STREAK_PAY } from '../modules/reward/module.ts';
import { newcomerCoins } from '../modules/task/module.ts';

/** What the newcomer steps pay: the attribute questionnaire its task's coins, the check-in the first day's (rule 4.8). */
export const newcomerStepCoins: StepCoins = async (db, at) => ({
  [NewcomerStepKind.Attributes]: await newcomerCoins(db, at),
  [NewcomerStepKind.FirstCheckin]: STREAK_PAY[0],
});
