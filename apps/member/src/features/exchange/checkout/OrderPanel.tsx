import type { BenefitDetail, ExchangeInfo } from '@yayan/api-client';
import { Alert, Button, Card, Coins, formatCount, StickyAction } from '@yayan/ui';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmOrder } from './ConfirmOrder.tsx';
import { emptyDraft, type OrderDraft, withSavedPayee } from './order-draft.ts';
import { OrderFields } from './fields/OrderFields.tsx';
import classes from './OrderPanel.module.css';
import { EligibilityView } from './EligibilityView.tsx';
import { OrderButton } from './OrderButton.tsx';
import { costOf, hasWayOut, selectionOf } from './order-selection.ts';
import { useEligibility } from './use-eligibility.ts';
import { isWechatUnbound } from '../../../shell/destination/is-wechat-unbound.ts';
import { useFocusProblem } from '../../../shell/destination/use-focus-problem.ts';
import { useOrder } from './use-order.ts';

// Most benefits can be ordered, so their page doesn't wait for it.
const ReminderAction = lazy(async () => ({ default: (await import('./ReminderAction.tsx')).ReminderAction }));

interface OrderPanelProps {
  benefit: BenefitDetail;
  info: ExchangeInfo | undefined;
}

/** The order form: choice, quantity, destination, price; then the confirmation. */
export function OrderPanel({ benefit, info }: OrderPanelProps) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => emptyDraft(benefit, info));
  const [isKnown, setKnown] = useState(info !== undefined);
  if (!isKnown && info) {
    // The saved accounts loaded late. Choose one unless another is typed already.
    setKnown(true);
    setDraft(withSavedPayee(draft, benefit, info));
  }
  const allowance = useEligibility(benefit.id, selectionOf(draft, benefit, info));
  const order = useOrder(benefit, draft, async (id) =>
    navigate(`/exchange/success?order=${id}`, { replace: true }),
  );
  const fields = useFocusProblem(order.refused.problems);
  const change = (part: Partial<OrderDraft>): void => {
    setDraft({ ...draft, ...part });
    order.changed();
  };
  const answer = allowance.isPlaceholderData ? undefined : allowance.data;
  const balance = allowance.data?.balance ?? benefit.own?.balance ?? info?.balance ?? 0;
  const cost = costOf(draft, benefit, { answer, balance });
  return (
    <Card ref={fields} component="section" aria-label="兑换" className={classes['root'] ?? ''}>
      <p className={classes['price']}>
        <Coins amount={cost.total} size="lg" />
        <span className={classes['dim']}>
          {cost.fee > 0 ? `含手续费 ${formatCount(cost.fee)} · ` : ''}
          可用 {formatCount(balance)}
        </span>
      </p>
      <OrderFields
        benefit={benefit}
        info={info}
        draft={draft}
        problems={order.refused.problems}
        asksDestination={allowance.data === undefined || hasWayOut(allowance.data, benefit)}
        onChange={change}
      />
      <EligibilityView query={allowance} />
      {order.refused.message !== '' && !order.quote ? (
        <Alert color="seal" role="alert">
          {order.refused.message}
        </Alert>
      ) : null}
      <StickyAction>
        {benefit.stock === 0 || benefit.opensAt !== null ? (
          <Suspense
            fallback={
              <Button size="lg" disabled fullWidth>
                {benefit.opensAt === null ? '已兑完' : '还没开售'}
              </Button>
            }
          >
            <ReminderAction benefit={benefit} />
          </Suspense>
        ) : (
          <OrderButton
            cost={cost}
            unmet={answer?.prerequisites.filter(({ met }) => !met) ?? []}
            isOff={!benefit.available}
            isChoosing={benefit.target === 'consignee' && draft.consigneeId === ''}
            isWechatUnbound={isWechatUnbound(benefit.target, draft, info)}
            isChecking={order.phase === 'checking'}
            onOrder={() => void order.check()}
          />
        )}
      </StickyAction>
      <ConfirmOrder
        quote={order.quote}
        isGoods={benefit.target === 'consignee'}
        isPlacing={order.phase === 'placing'}
        message={order.refused.message}
        onConfirm={() => void order.place()}
        onClose={order.close}
      />
    </Card>
  );
}
