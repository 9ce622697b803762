/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type CheckPurpose = typeof CheckPurpose[keyof typeof CheckPurpose];


export const CheckPurpose = {
  /** 更换手机号 */
  ChangeMobile: 'changeMobile',
  /** 设置密码 */
  ChangePassword: 'changePassword',
  /** 注销账号 */
  CloseAccount: 'closeAccount',
  /** 导出个人数据 */
  ExportData: 'exportData',
} as const;
