import type { Fact } from '@yayan/ui';

/** What a member reads before they consent to the real-name check. Its version is `ID_CONSENT_VERSION` of the server. */
export const consentText: {
  readonly reasons: readonly Fact[];
  readonly label: string;
  readonly description: string;
} = {
  reasons: [
    ['为什么', '第一次兑换前核对一次身份，一个人一个账号，防止金币被冒领。'],
    ['保存什么', '姓名和身份证号，加密保存；页面上只显示打码后的内容，不拍照、不刷脸。'],
    ['不提供也可以', '不影响答题。可以充一次 5 元以内的话费到自己的手机，其他福利不能兑换。'],
  ],
  label: '我同意芽言处理上述敏感个人信息',
  description: '身份证号仅用于核对兑换人身份，加密保存，注销后删除。',
};
