import type { OrderQuote } from '@yayan/api-client';
import { Alert, ConfirmDialog, formatCount } from '@yayan/ui';
import classes from './ConfirmOrder.module.css';

interface ConfirmOrderProps {
  quote: OrderQuote | undefined;
  /** Goods are sent, everything else is given out. */
  isGoods: boolean;
  isPlacing: boolean;
  message: string;
  onConfirm: () => void;
  onClose: () => void;
}

const nameOf = ({ title, choice, quantity }: OrderQuote): string =>
  `${title}${choice ? `（${choice}）` : ''}${quantity > 1 ? ` × ${quantity}` : ''}`;

/** Repeats what will be taken and where it goes, in the server's own figures, before anything moves. */
export function ConfirmOrder({ quote, isGoods, isPlacing, message, onConfirm, onClose }: ConfirmOrderProps) {
  if (!quote) return null;
  const lines = [
    ['价格', `${formatCount(quote.price)} 金币`],
    ['手续费', quote.fee === 0 ? '免' : `${formatCount(quote.fee)} 金币`],
    ['共需', `${formatCount(quote.total)} 金币`],
    ['兑换后剩余', `${formatCount(quote.balanceAfter)} 金币`],
    ...(quote.target === null ? [] : [[isGoods ? '寄到' : '发放到', quote.target]]),
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
      <dl className={classes['lines']}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {message === '' ? null : (
        <Alert color="seal" role="alert">
          {message}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
