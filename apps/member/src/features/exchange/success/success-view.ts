import { BenefitTarget, ExchangeState, type OrderDetail } from '@yayan/api-client';
import type { PlantStage } from '@yayan/ui';
import { failureOf, reasonOf } from '../orders/order-steps.ts';

interface SuccessView {
  stage: PlantStage;
  title: string;
  /** What comes next, or why it ended. */
  note?: string | undefined;
}

const issued: Readonly<Record<BenefitTarget, string>> = {
  [BenefitTarget.Codes]: '兑换成功，卡密已发放',
  [BenefitTarget.Mobile]: '兑换成功，话费已充值',
  [BenefitTarget.Payee]: '兑换成功，已打款',
  [BenefitTarget.Consignee]: '兑换成功，已发货',
};

const awaited: Readonly<Record<BenefitTarget, string>> = {
  [BenefitTarget.Codes]: '发放后，卡密会直接显示在这里。',
  [BenefitTarget.Mobile]: '充值成功后，这里会自动更新。',
  [BenefitTarget.Payee]: '打款后，这里会自动更新。',
  [BenefitTarget.Consignee]: '发货后，这里和兑换记录里都能看到单号。',
};

/** Heading and drawing for the state an order is in now. */
export const successView = (order: OrderDetail): SuccessView => {
  const { target } = order.benefit;
  switch (order.state) {
    case ExchangeState.PendingReview:
    case ExchangeState.ToBeIssued:
      return { stage: 'flower', title: '兑换申请已提交', note: awaited[target] };
    case ExchangeState.Issued:
      return { stage: 'ear', title: issued[target] };
    case ExchangeState.Revoked:
      return { stage: 'withered', title: '这笔兑换已撤销', note: reasonOf(order) };
    case ExchangeState.NotPassed:
      return { stage: 'withered', title: '这次没有通过审核', note: reasonOf(order) };
    case ExchangeState.IssueFailed:
      return { stage: 'withered', title: '这次没有发放成功', note: failureOf(order) };
  }
};
