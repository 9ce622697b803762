/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * A carrier of parcels. `other` goes with its name.
 */
export type Carrier = typeof Carrier[keyof typeof Carrier];


export const Carrier = {
  /** 顺丰速运 */
  Sf: 'sf',
  /** 京东物流 */
  Jd: 'jd',
  /** 中通快递 */
  Zto: 'zto',
  /** 圆通速递 */
  Yto: 'yto',
  /** 申通快递 */
  Sto: 'sto',
  /** 韵达速递 */
  Yunda: 'yunda',
  /** 极兔速递 */
  Jt: 'jt',
  /** 邮政快递包裹 */
  Post: 'post',
  /** EMS */
  Ems: 'ems',
  /** 德邦快递 */
  Deppon: 'deppon',
  /** 菜鸟速递 */
  Cainiao: 'cainiao',
  /** 百世快递 */
  Best: 'best',
  /** 跨越速运 */
  Kye: 'kye',
  /** 其他 */
  Other: 'other',
} as const;
