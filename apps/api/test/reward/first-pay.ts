import { type StreakPay, streakPlace } from '../../src/modules/reward/streak/streak.ts';

const COINS = [5, 5, 8, 8, 10, 10, 50];

/** What check-ins pay until an operator changes it (rule 4.8). */
export const firstPay: StreakPay = (streak) => COINS[streakPlace(streak) - 1] ?? 0;
