import type { OrderQuote } from '@yayan/api-client';
import { Alert, ConfirmDialog, type Fact, FactList, formatCount } from '@yayan/ui';
import { CoinsInside } from '../../../shell/coins/CoinsInside.tsx';
import classes from './ConfirmOrder.module.css';

interface ConfirmOrderProps {
  quote: OrderQuote | undefined;
  /** Goods are shipped (发货); everything else is issued (发放). */
  isGoods: boolean;
  isPlacing: boolean;
  message: string;
  onConfirm: () => void;
  onClose: () => void;
}

const nameOf = ({ title, choice, quantity }: OrderQuote): string =>
  `${title}${choice ? `（${choice}）` : ''}${quantity > 1 ? ` × ${quantity}` : ''}`;

/** One line if the total equals the price. */
const sumOf = ({ price, fee, total }: OrderQuote): readonly Fact[] =>
  fee === 0
    ? [['共需', `${formatCount(total)} 金币，免手续费`]]
    : [
        ['价格', `${formatCount(price)} 金币`],
        ['手续费', `${formatCount(fee)} 金币`],
        ['共需', `${formatCount(total)} 金币`],
      ];

/** Repeats the price and the destination, as the server quoted them, before the order is placed. */
export function ConfirmOrder({ quote, isGoods, isPlacing, message, onConfirm, onClose }: ConfirmOrderProps) {
  if (!quote) return null;
  const facts: readonly Fact[] = [
    ...sumOf(quote),
    ['兑换后剩余', `${formatCount(quote.balanceAfter)} 金币`],
    quote.target === null ? null : [isGoods ? '寄到' : '发放到', quote.target],
    [isGoods ? '发货' : '到账', quote.arrival],
  ];
  return (
    <ConfirmDialog
      opened
      title={`用 ${formatCount(quote.total)} 金币兑换${nameOf(quote)}？`}
      confirmLabel="确认兑换"
      pending={isPlacing}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <FactList look="dotted" facts={facts} className={classes['facts']} />
      <CoinsInside title="这次兑换会用掉哪些金币" coins={quote.total} />
      {message === '' ? null : (
        <Alert color="seal" role="alert">
          {message}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
