import type { PlantStage } from '../art/Plant.tsx';

/** Picture and title of the nine result pages, by result (rule 3.4). The page itself writes the line under them. */
export const joinResultViews = {
  0: { stage: 'leaves', title: '还差一点就答完了' },
  1: { stage: 'ear', title: '答完啦，谢谢你的想法' },
  2: { stage: 'sprout', title: '这次没有入选' },
  3: { stage: 'flower', title: '这次名额已满' },
  4: { stage: 'withered', title: '答得有点快' },
  5: { stage: 'umbrella', title: '当前网络不符合要求' },
  6: { stage: 'umbrella', title: '浏览器拦截了必要的 Cookie' },
  7: { stage: 'seed', title: '你所在城市不在这次范围内' },
  8: { stage: 'withered', title: '这次答题超时了' },
} as const satisfies Record<number, { stage: PlantStage; title: string }>;

/** Picture and title of one result page. A result 4 says what was wrong. */
export const joinResultView = (
  result: keyof typeof joinResultViews,
  cause: 'time' | 'attention' | null,
): { stage: PlantStage; title: string } =>
  cause === 'attention' ? { ...joinResultViews[4], title: '有道题没按要求选' } : joinResultViews[result];
