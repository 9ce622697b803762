import { type Prerequisite, PrerequisiteKind } from '@yayan/api-client';
import { Button, ButtonLink, formatCount } from '@yayan/ui';
import { BindWechatFirst } from '../../../shell/destination/StepFirst.tsx';
import { useFixHref } from '../../../shell/destination/use-fix-href.ts';
import type { OrderCost } from './order-selection.ts';

/** The step that a button names, by the prerequisite that it meets. */
const steps: Partial<Record<PrerequisiteKind, string>> = {
  [PrerequisiteKind.RealName]: '先实名认证',
  [PrerequisiteKind.Adult]: '先实名认证',
  [PrerequisiteKind.Payee]: '先绑定收款账户',
  [PrerequisiteKind.Consignee]: '先添加收货地址',
};

interface OrderButtonProps {
  cost: OrderCost;
  /** The prerequisites that the selected order doesn't meet. */
  unmet: readonly Prerequisite[];
  /** Whether the benefit can't be ordered at all now. */
  isOff: boolean;
  /** Whether the field of addresses has not loaded yet, which chooses one. */
  isChoosing: boolean;
  /** Whether the chosen payee is the member's WeChat, and none is bound. */
  isWechatUnbound: boolean;
  isChecking: boolean;
  onOrder: () => void;
}

/** The form's one button. It shows the price, or names the missing step and leads to it: 「先实名认证」, 「还差 875，去做任务」 (rule 5.2). */
export function OrderButton(props: OrderButtonProps) {
  const { cost, unmet, isOff, isChoosing, isChecking, onOrder } = props;
  const fixHref = useFixHref();
  // Nobody is asked for their name before they have the coins.
  const isLater = (kind: PrerequisiteKind): boolean =>
    kind === PrerequisiteKind.Balance || (kind === PrerequisiteKind.RealName && cost.missing > 0);
  const fix = unmet.find(({ kind, fixUrl }) => fixUrl !== null && !isLater(kind));
  if (fix?.fixUrl && !isOff)
    return (
      <ButtonLink href={fixHref(fix.fixUrl)} size="lg" fullWidth>
        {fix.fixLabel === '查看进度' ? fix.fixLabel : (steps[fix.kind] ?? fix.fixLabel ?? '去补齐兑换条件')}
      </ButtonLink>
    );
  if (isOff || unmet.some(({ fixUrl }) => fixUrl === null))
    return (
      <Button size="lg" fullWidth disabled>
        暂时不能兑换
      </Button>
    );
  if (cost.missing > 0)
    return (
      <ButtonLink href="/task" size="lg" fullWidth>
        还差 {formatCount(cost.missing)}，去做任务
      </ButtonLink>
    );
  if (props.isWechatUnbound) return <BindWechatFirst isWide />;
  return (
    <Button size="lg" fullWidth loading={isChecking} disabled={isChoosing} onClick={onOrder}>
      用 {formatCount(cost.total)} 金币兑换
    </Button>
  );
}
