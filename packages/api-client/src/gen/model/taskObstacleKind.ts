/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TaskObstacleKind = typeof TaskObstacleKind[keyof typeof TaskObstacleKind];


export const TaskObstacleKind = {
  /** 未开始 */
  NotStarted: 'notStarted',
  /** 已截止 */
  Ended: 'ended',
  /** 名额已满 */
  Full: 'full',
  /** 已暂停 */
  Paused: 'paused',
  /** 已参加 */
  Joined: 'joined',
  /** 设备不支持 */
  Device: 'device',
  /** 城市不符 */
  City: 'city',
  /** 质量分过低 */
  Quality: 'quality',
} as const;
