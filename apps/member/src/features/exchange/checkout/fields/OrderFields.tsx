import { formatCount, StepperInput } from '@yayan/ui';
import { FaceValueChoices } from './FaceValueChoices.tsx';
import { coinWorthText } from '../../../../shell/contact/coin-worth.ts';
import { useCoinsPerYuan } from '../../../../shell/contact/use-coins-per-yuan.ts';
import { DestinationFields } from '../../../../shell/destination/DestinationFields.tsx';
import { problemAt } from '../../../../shell/destination/problem-at.ts';
import { FeeFreeField } from './FeeFreeField.tsx';
import type { OrderFieldsProps } from './order-fields-props.ts';

/**
 * The fields of the order form, by the benefit's kind of destination. Without `asksDestination`, only those about what is
 * ordered.
 */
export function OrderFields({ asksDestination, ...props }: OrderFieldsProps & { asksDestination: boolean }) {
  const { benefit, draft, problems, onChange } = props;
  const { cash, choices, target, limits } = benefit;
  const worth = coinWorthText(useCoinsPerYuan());
  return (
    <>
      {choices.length > 0 ? (
        <FaceValueChoices
          choices={choices}
          value={draft.choiceId}
          error={problemAt(problems, 'choiceId')}
          onChange={(choiceId) => onChange({ choiceId })}
        />
      ) : null}
      {cash ? (
        <StepperInput
          name="amount"
          label="兑换多少金币"
          description={[`${formatCount(cash.min)} 起`, worth].filter(Boolean).join('，')}
          error={problemAt(problems, 'amount')}
          min={cash.min}
          max={cash.max}
          step={cash.step}
          thousandSeparator=","
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          value={draft.amount}
          onChange={(amount) => onChange({ amount: Number(amount) || 0 })}
        />
      ) : limits.perOrder > 1 ? (
        <StepperInput
          name="quantity"
          label="数量"
          error={problemAt(problems, 'quantity')}
          min={1}
          max={limits.perOrder}
          allowDecimal={false}
          allowNegative={false}
          value={draft.quantity}
          onChange={(quantity) => onChange({ quantity: Math.max(1, Number(quantity) || 1) })}
        />
      ) : null}
      {asksDestination ? (
        <DestinationFields {...props} target={target} channels={benefit.payeeChannels} />
      ) : null}
      {(benefit.own?.feeFreeCards ?? 0) > 0 && (benefit.own?.feePercent ?? 0) > 0 ? (
        <FeeFreeField {...props} />
      ) : null}
    </>
  );
}
