// Generated from openapi/ by `pnpm generate`; never edited by hand.
import type { JoinResult } from './enumerations.ts';

/** 参与结果, as people read it. */
export const joinResultLabels = {
  0: '未完成',
  1: '已完成',
  2: '未入选',
  3: '名额已满',
  4: '用时过短',
  5: '网络不符',
  6: 'Cookie 被拦',
  7: '城市不符',
  8: '已超时',
} as const satisfies Record<JoinResult, string>;
