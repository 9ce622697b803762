import type { BenefitAllowance, BenefitDetail, ExchangeInfo } from '@yayan/api-client';
import { Alert, Button, ButtonLink, Card, Coins, formatCount, StickyAction } from '@yayan/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmOrder } from './ConfirmOrder.tsx';
import { emptyDraft, type OrderDraft, priceOf } from './order-draft.ts';
import { OrderFields } from './fields/OrderFields.tsx';
import classes from './OrderPanel.module.css';
import { EligibilityList } from './EligibilityList.tsx';
import { SoldOutAction } from '../catalogue/SoldOutAction.tsx';
import { useEligibility } from './use-eligibility.ts';
import { useFocusProblem } from './fields/use-focus-problem.ts';
import { useOrder } from './use-order.ts';

interface OrderPanelProps {
  benefit: BenefitDetail;
  info: ExchangeInfo | undefined;
}

/** The first unmet prerequisite that the member can fix, with its link. It replaces the disabled button. */
const firstFix = (allowance: BenefitAllowance | undefined) => {
  const unmet = allowance?.prerequisites.find(({ met, fixUrl }) => !met && fixUrl !== null);
  return unmet?.fixUrl ? { fixUrl: unmet.fixUrl, fixLabel: unmet.fixLabel ?? '去看看' } : undefined;
};

/** The order form: choice, quantity, destination, price; then the confirmation. */
export function OrderPanel({ benefit, info }: OrderPanelProps) {
  const navigate = useNavigate();
  const opener = useRef<HTMLButtonElement>(null);
  const allowance = useEligibility(benefit.id);
  const [draft, setDraft] = useState(() => emptyDraft(benefit, info));
  const order = useOrder(
    benefit,
    draft,
    (id) => void navigate(`/exchange/success?order=${id}`, { replace: true }),
  );
  const fields = useFocusProblem(order.refused.problems);
  const change = (part: Partial<OrderDraft>): void => {
    setDraft({ ...draft, ...part });
    order.changed();
  };
  const close = (): void => {
    order.close();
    // The button was disabled while the price was fetched, so the dialog can't return the focus to it.
    opener.current?.focus();
  };
  const price = priceOf(draft, benefit);
  const balance = benefit.own?.balance ?? info?.balance ?? 0;
  const missing = Math.max(0, price - balance);
  const isBlocked = !benefit.available || allowance.data?.allowed === false;
  const fix = isBlocked ? firstFix(allowance.data) : undefined;
  return (
    <Card ref={fields} component="section" aria-label="兑换" className={classes['root'] ?? ''}>
      <p className={classes['price']}>
        <Coins amount={price} size="lg" />
        <span className={classes['dim']}>
          {missing > 0 ? `还差 ${formatCount(missing)}` : `可用 ${formatCount(balance)}`}
        </span>
      </p>
      {allowance.data ? <EligibilityList list={allowance.data.prerequisites} /> : null}
      {isBlocked ? null : (
        <OrderFields
          benefit={benefit}
          info={info}
          draft={draft}
          problems={order.refused.problems}
          onChange={change}
        />
      )}
      {order.refused.message !== '' && !order.quote ? (
        <Alert color="seal" role="alert">
          {order.refused.message}
        </Alert>
      ) : null}
      <StickyAction>
        {benefit.stock === 0 ? (
          <SoldOutAction benefitId={benefit.id} isAsked={benefit.own?.restockAsked === true} />
        ) : fix ? (
          <ButtonLink href={fix.fixUrl} size="lg" fullWidth>
            {fix.fixLabel}
          </ButtonLink>
        ) : (
          <Button
            ref={opener}
            size="lg"
            fullWidth
            disabled={isBlocked}
            loading={order.phase === 'checking'}
            onClick={() => void order.check()}
          >
            {isBlocked ? '暂时不能兑换' : '兑换'}
          </Button>
        )}
      </StickyAction>
      <ConfirmOrder
        quote={order.quote}
        isGoods={benefit.target === 'consignee'}
        isPlacing={order.phase === 'placing'}
        message={order.refused.message}
        onConfirm={() => void order.place()}
        onClose={close}
      />
    </Card>
  );
}
