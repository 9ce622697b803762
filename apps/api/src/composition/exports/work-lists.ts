import {
  exchangeStateLabels,
  feedbackStateLabels,
  joinResultLabels,
  operatorOrderQueueLabels,
  participationEarningLabels,
  participationSourceLabels,
  ticketKindLabels,
} from '@yayan/contract/console-labels';
import { countOrders, parcelRows } from '../../modules/exchange/module.ts';
import { countTickets } from '../../modules/feedback/module.ts';
import { countParticipations } from '../../modules/task/module.ts';
import { exported, type PageOfList } from './list-rule.ts';

/** The lists of what members ordered, asked and did. */
export const workLists = (pageOf: PageOfList) => ({
  orders: exported({
    title: '兑换单',
    isPersonal: true,
    operation: 'listOperatorOrders',
    list: pageOf('listOperatorOrders'),
    count: countOrders,
    columns: {
      number: '单号',
      memberCode: '会员号',
      title: '福利',
      choice: '规格',
      quantity: '数量',
      total: '金币',
      prize: '奖品',
      state: '状态',
      target: '收款或收货',
      reason: '原因',
      createdAt: '下单',
      movedAt: '最近变化',
    },
    words: { state: exchangeStateLabels, queue: operatorOrderQueueLabels },
  }),
  parcels: exported({
    title: '待寄出的包裹',
    isPersonal: true,
    // Whoever sends parcels reads where they go.
    rights: { few: 'orders', many: 'orders.large' },
    operation: 'listOperatorOrders',
    list: async (platform, call) => {
      const query = { ...call.query, queue: 'toSend', sort: 'oldest' } as const;
      const { items, nextCursor } = await pageOf('listOperatorOrders')(platform, { ...call, query });
      // It is the page of this list.
      return { items: await parcelRows(platform, items as Parameters<typeof parcelRows>[1]), nextCursor };
    },
    columns: {
      id: '编号',
      number: '单号',
      title: '福利',
      choice: '规格',
      quantity: '数量',
      name: '姓名',
      mobile: '手机号',
      address: '地址',
      createdAt: '下单',
      company: '快递公司',
      tracking: '运单号',
    },
  }),
  tickets: exported({
    title: '反馈和申诉',
    isPersonal: true,
    operation: 'listOperatorTickets',
    list: pageOf('listOperatorTickets'),
    count: countTickets,
    columns: {
      number: '编号',
      kind: '类型',
      state: '状态',
      title: '标题',
      memberCode: '会员号',
      owner: '负责人',
      createdAt: '提交',
      answerBy: '答应答复',
      isLate: '超时',
      mergedInto: '合并到',
    },
    words: { kind: ticketKindLabels, state: feedbackStateLabels },
  }),
  handIns: exported({
    title: '待审核的提交',
    isPersonal: true,
    operation: 'listHandIns',
    list: pageOf('listHandIns'),
    columns: {
      id: '编号',
      taskTitle: '任务',
      memberCode: '会员号',
      text: '文字',
      submittedAt: '提交',
      decideBy: '期限',
    },
  }),
  participations: exported({
    title: '任务的参与',
    isPersonal: true,
    operation: 'listTaskParticipations',
    list: pageOf('listTaskParticipations'),
    count: countParticipations,
    columns: {
      supportCode: '查询编号',
      memberCode: '会员号',
      source: '来源',
      result: '结果',
      detail: '说明',
      progress: '进度 %',
      coins: '金币',
      earningState: '奖励',
      seconds: '用时（秒）',
      startedAt: '开始',
      endedAt: '结束',
    },
    words: {
      source: participationSourceLabels,
      result: joinResultLabels,
      earningState: participationEarningLabels,
      earning: participationEarningLabels,
    },
  }),
});
