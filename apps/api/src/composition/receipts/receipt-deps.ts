import { ExchangeState } from '@yayan/contract';
import { joinResultLabels } from '@yayan/contract/labels';
import { ApiFault } from '../../errors/api-fault.ts';
import { selectOwnDraw } from '../../modules/campaign/module.ts';
import { getOrder } from '../../modules/exchange/module.ts';
import { memberCodes } from '../../modules/identity/module.ts';
import type { ReceiptDeps } from '../../modules/receipt/api.ts';
import {
  earned,
  elapsedSeconds,
  findParticipation,
  resultReason,
  taskById,
} from '../../modules/task/module.ts';
import { formatTime } from '../../platform/calendar.ts';
import type { Platform } from '../../platform/platform.ts';

type Find = ReceiptDeps['recordOf']['result'];

const factsOf = (facts: readonly (readonly [name: string, value: string])[]) =>
  facts.map(([name, value]) => ({ name, value }));

const earningWords = {
  none: '没有奖励',
  pending: '待入账',
  available: '已到账',
  takenBack: '已收回',
} as const;
const orderWords: Readonly<{ [State in ExchangeState]: string }> = {
  [ExchangeState.PendingReview]: '待审核',
  [ExchangeState.Issued]: '已发放',
  [ExchangeState.ToBeIssued]: '待发放',
  [ExchangeState.Revoked]: '已撤销',
  [ExchangeState.NotPassed]: '未通过',
  [ExchangeState.IssueFailed]: '发放失败',
};

const result: Find = async (db, memberId, id) => {
  const own = await findParticipation(db, memberId, id);
  if (own === undefined || own.endedAt === null) return undefined;
  const task = await taskById(db, own.taskId);
  const reward = earned(own);
  return {
    number: own.supportCode,
    title: task.title,
    facts: factsOf([
      ['任务编号', task.hashId],
      [
        '结果',
        reward.corrected ? `${joinResultLabels[own.result]}，已更正为完成` : joinResultLabels[own.result],
      ],
      ['原因', resultReason(own, task.seatMinutes)],
      ['开始', formatTime(own.startedAt)],
      ['结束', formatTime(own.endedAt)],
      ['用时', `${elapsedSeconds(own, own.endedAt)} 秒`],
      ['金币', `${reward.coins}，${earningWords[reward.state]}`],
      ['权益值', String(reward.credit)],
    ]),
  };
};

const order: Find = async (db, memberId, id) => {
  const found = await getOrder(db, { memberId, orderId: id }).catch((error: unknown) => {
    if (error instanceof ApiFault && error.name === 'NOT_FOUND') return undefined;
    throw error;
  });
  if (found === undefined) return undefined;
  return {
    number: found.orderNumber,
    title: found.benefit.title,
    facts: factsOf([
      ['数量', String(found.quantity)],
      ['用去', `${found.total} 金币`],
      ['其中手续费', `${found.fee} 金币`],
      ['状态', orderWords[found.state]],
      ['提交', formatTime(new Date(found.createdAt))],
    ]),
  };
};

/** What anybody needs to recompute the draw once the campaign's seed is public, and what it gave. */
const draw: Find = async (db, memberId, id) => {
  const found = await selectOwnDraw(db, memberId, id);
  if (found === undefined) return undefined;
  const { draw: own, title, prize, seedHash } = found;
  return {
    number: `${own.pseudonym}-${own.number}`,
    title,
    facts: factsOf([
      ['活动编号', own.campaignId],
      ['活动代号', own.pseudonym],
      ['第几次', String(own.number)],
      ['自己的种子', own.clientSeed],
      ['开奖数', String(own.roll)],
      ['概率版本', String(own.version)],
      ['结果', prize ?? (own.consolation > 0 ? `没中，送 ${own.consolation} 金币` : '没中')],
      ['时间', formatTime(own.at)],
      ...(seedHash === null ? [] : [['服务器种子哈希', seedHash] as const]),
    ]),
  };
};

/** How receipts read results, orders and draws. */
export const receiptDeps = (platform: Platform): ReceiptDeps => ({
  platform,
  memberCodeOf: async (db, memberId) => (await memberCodes(db, [memberId])).get(memberId) ?? '',
  recordOf: { result, order, draw },
});
