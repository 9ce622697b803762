/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Colours are assigned in turn. A page must not rely on colour alone to tell tags apart.
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
