import { RankingChoice, RankingPeriod } from '@yayan/api-client';

export const periods = [
  { value: RankingPeriod.Month, label: '本月' },
  { value: RankingPeriod.Quarter, label: '本季' },
  { value: RankingPeriod.All, label: '总榜' },
] as const;

export const choices = [
  { value: RankingChoice.Masked, label: '打码展示', description: '昵称只显示首尾的字，不显示头像。' },
  {
    value: RankingChoice.Named,
    label: '展示我的昵称和头像',
    description: '所有人都能看到，随时可以改回来。',
  },
  { value: RankingChoice.Hidden, label: '不展示我', description: '马上从榜单里消失，下次更新起也不占名次。' },
] as const;
