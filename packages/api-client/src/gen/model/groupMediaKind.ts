/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type GroupMediaKind = typeof GroupMediaKind[keyof typeof GroupMediaKind];


export const GroupMediaKind = {
  /** 图片 */
  Image: 'image',
  /** 视频 */
  Video: 'video',
  /** 录音 */
  Audio: 'audio',
  /** 文件 */
  File: 'file',
} as const;
