import { CardKind, CardState } from '@yayan/api-client';
import { useListCards } from '@yayan/api-client/react';
import { Checkbox } from '@yayan/ui';
import { problemAt } from '../../../../shell/destination/problem-at.ts';
import type { OrderFieldsProps } from './order-fields-props.ts';

/** Uses a fee-free card with this order. */
export function FeeFreeField({ benefit, draft, problems, onChange }: OrderFieldsProps) {
  const cards = useListCards({ state: CardState.Usable });
  const card = cards.data?.items.find(({ kind }) => kind === CardKind.FeeFree);
  if (!card) return null;
  return (
    <Checkbox
      name="feeFreeCardId"
      label="使用 1 张免手续费卡"
      description={`你有 ${benefit.own?.feeFreeCards ?? 1} 张可用，用后免 ${benefit.own?.feePercent ?? 0}% 手续费`}
      error={problemAt(problems, 'feeFreeCardId')}
      checked={draft.feeFreeCardId !== ''}
      onChange={(event) => onChange({ feeFreeCardId: event.currentTarget.checked ? card.id : '' })}
    />
  );
}
