/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Given in turn as tags are made; never the only way to tell them apart.
 */
export type ResponseTagColor = typeof ResponseTagColor[keyof typeof ResponseTagColor];


export const ResponseTagColor = {
  /** 灰 */
  Grey: 'grey',
  /** 绿 */
  Green: 'green',
  /** 蓝 */
  Blue: 'blue',
  /** 橙 */
  Orange: 'orange',
  /** 红 */
  Red: 'red',
  /** 青 */
  Teal: 'teal',
} as const;
