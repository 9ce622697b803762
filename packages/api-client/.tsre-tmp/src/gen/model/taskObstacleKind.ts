/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type TaskObstacleKind = typeof TaskObstacleKind[keyof typeof TaskObstacleKind];


export const TaskObstacleKind = {
  /** 未登录 */
  SignedOut: 'signedOut',
  /** 未开始 */
  NotStarted: 'notStarted',
  /** 已截止 */
  Ended: 'ended',
  /** 名额已满 */
  Full: 'full',
  /** 已参加 */
  Joined: 'joined',
  /** 设备不支持 */
  Device: 'device',
  /** 城市不符 */
  City: 'city',
  /** 年龄不符 */
  Age: 'age',
  /** 属性未完善 */
  Attributes: 'attributes',
  /** 质量分过低 */
  Quality: 'quality',
  /** 账号暂停 */
  AccountPaused: 'accountPaused',
} as const;
