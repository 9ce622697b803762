import type { BannerDraft } from '@yayan/console-client';

/** Where banners are shown. */
export const bannerPlaces: Readonly<Record<BannerDraft['place'], string>> = {
  home: '首页',
  landing: '落地页',
  task: '任务',
  exchange: '兑换',
  login: '登录页',
};
