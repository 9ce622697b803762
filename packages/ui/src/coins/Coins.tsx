import { Coin } from './Coin.tsx';
import classes from './Coins.module.css';
import { formatChange, formatCount } from './format-coins.ts';

interface CoinsProps {
  amount: number;
  /** Shows the sign, for changes. */
  signed?: boolean | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** An amount of coins inside a line: 「300 金币」 with the coin before it. */
export function Coins({ amount, signed = false, size = 'md' }: CoinsProps) {
  return (
    <span className={classes['root']} data-size={size}>
      <Coin size={size === 'lg' ? 26 : size === 'md' ? 18 : 16} />
      <b>{signed ? formatChange(amount) : formatCount(amount)}</b> 金币
    </span>
  );
}
