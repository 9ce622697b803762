import { ConsentDocument } from '@yayan/api-client';

/** The dialog's texts about withdrawing a consent. */
export interface Withdrawal {
  document: ConsentDocument;
  title: string;
  meanings: readonly string[];
  done: string;
}

/** The consents that can be withdrawn without deleting the account (PIPL 15). */
export const withdrawals: readonly Withdrawal[] = [
  {
    document: ConsentDocument.IdVerification,
    title: '撤回实名认证的同意？',
    meanings: [
      '姓名和身份证号会立即删除，认证状态变为“未认证”',
      '之后兑换，要重新同意并再认证一次；答题不受影响',
      '撤回之前已经完成的核对和兑换仍然有效',
      '为防止一个身份证用在多个账号，只保留一段无法还原成证件号的校验值',
    ],
    done: '已撤回同意，实名信息已删除',
  },
  {
    document: ConsentDocument.Attributes,
    title: '撤回个人资料问卷敏感部分的同意？',
    meanings: [
      '收入和健康的回答会立即删除，不再用来匹配任务',
      '已经得到的金币不受影响，其他部分的回答照常保留',
      '以后可以在个人资料问卷里重新同意并填写',
    ],
    done: '已撤回同意，敏感部分的回答已删除',
  },
];
