import {
  joinResultLabels,
  operatorMemberStateLabels,
  operatorWinStateLabels,
  partnerReportVerdictLabels,
} from '@yayan/contract/console-labels';
import { countWins } from '../../modules/campaign/module.ts';
import { countMembers } from '../../modules/member/module.ts';
import { countActs } from '../../modules/operator/module.ts';
import { countReports } from '../../modules/partner/module.ts';
import { exported, type PageOfList } from './list-rule.ts';

/** The lists of people, and of what partners and operators did. */
export const peopleLists = (pageOf: PageOfList) => ({
  operators: exported({
    title: '操作员',
    isPersonal: false,
    operation: 'listOperators',
    list: pageOf('listOperators'),
    columns: { name: '名字', roles: '角色', state: '状态', createdAt: '添加', seenAt: '最近使用' },
  }),
  acts: exported({
    title: '操作记录',
    isPersonal: true,
    operation: 'listOperatorActs',
    list: pageOf('listOperatorActs'),
    count: countActs,
    columns: {
      number: '第几条',
      at: '时间',
      operator: '操作员',
      act: '操作',
      subject: '对象',
      before: '之前',
      after: '之后',
      reason: '原因',
      agreedBy: '同意人',
      agreedReason: '同意的原因',
      address: '网络地址',
      agreedFrom: '同意人的网络',
    },
  }),
  members: exported({
    title: '会员',
    isPersonal: true,
    operation: 'listOperatorMembers',
    list: pageOf('listOperatorMembers'),
    count: countMembers,
    // Who is looked for stays out of the audit log.
    withheld: ['find'],
    columns: {
      code: '会员号',
      nickname: '昵称',
      mobile: '手机号',
      joinedAt: '加入',
      suspendedUntil: '停用到',
      closesAt: '注销在',
      isClosed: '已注销',
    },
    words: { state: operatorMemberStateLabels },
  }),
  wins: exported({
    title: '中奖和领取',
    isPersonal: true,
    operation: 'listCampaignWins',
    list: pageOf('listCampaignWins'),
    count: countWins,
    within: 'campaignId',
    columns: {
      id: '编号',
      memberCode: '会员号',
      prize: '奖品',
      worth: '价值（分）',
      state: '状态',
      wonAt: '抽中',
      claimBy: '领取截止',
      voidedBy: '作废人',
      voidReason: '作废原因',
    },
    words: { state: operatorWinStateLabels },
  }),
  reports: exported({
    title: '合作方报告',
    isPersonal: true,
    operation: 'listPartnerReports',
    list: pageOf('listPartnerReports'),
    count: countReports,
    columns: {
      receivedAt: '收到',
      partner: '合作方',
      via: '怎么收到',
      times: '次数',
      verdict: '结论',
      result: '对方的结果',
      supportCode: '查询编号',
      title: '任务',
      raw: '原文',
      resolution: '处理',
      resolvedBy: '处理人',
      resolvedAt: '处理时间',
    },
    words: {
      via: { return: '浏览器返回', postback: '服务器回调' },
      verdict: partnerReportVerdictLabels,
      result: joinResultLabels,
    },
  }),
});
