import { type CampaignPrize, ChanceCause, PrizeState } from '@yayan/api-client';
import { formatCount, formatMoment } from '@yayan/ui';

const MILLIONTHS_A_PERCENT = 10_000;
const FEN_A_YUAN = 100;

/** `0.5%`. */
export const oddsText = (odds: number): string => `${odds / MILLIONTHS_A_PERCENT}%`;

/** `价值 20 元`, `价值 0.10 元`. */
export const worthText = ({ worth }: Pick<CampaignPrize, 'worth'>): string => {
  const yuan = worth / FEN_A_YUAN;
  return `价值 ${Number.isInteger(yuan) ? formatCount(yuan) : yuan.toFixed(2)} 元`;
};

/** `请在 12月8日 23:59 前领取`. */
export const claimText = (claimBy: string): string => `请在 ${formatMoment(claimBy)} 前领取`;

export const causeNames: Readonly<Record<ChanceCause, string>> = {
  [ChanceCause.Checkin]: '签到',
  [ChanceCause.Task]: '完成任务',
  [ChanceCause.Quiz]: '答题全对',
};

/** What a link to that page says. */
export const causeActs: Readonly<Record<ChanceCause, string>> = {
  [ChanceCause.Checkin]: '去签到',
  [ChanceCause.Task]: '做任务',
  [ChanceCause.Quiz]: '去答题',
};

/** The page where more chances are earned. */
export const causePages: Readonly<Record<ChanceCause, string>> = {
  [ChanceCause.Checkin]: '/home',
  [ChanceCause.Task]: '/task',
  [ChanceCause.Quiz]: '/answerSheet',
};

export const stateNames: Readonly<Record<PrizeState, string>> = {
  [PrizeState.Paid]: '已到账',
  [PrizeState.Open]: '待领取',
  [PrizeState.Claimed]: '已领取',
  [PrizeState.Expired]: '已过期',
};
