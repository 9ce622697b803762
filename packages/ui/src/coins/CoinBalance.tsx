import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { UnstyledButton } from '../mantine/actions/unstyled-button.ts';
import { VisuallyHidden } from '../mantine/layout/visually-hidden.ts';
import { BalanceWatermark } from './BalanceWatermark.tsx';
import classes from './CoinBalance.module.css';
import { CountUp } from './CountUp.tsx';
import { formatCount } from './format-coins.ts';

/** Id of the number, to which earned coins fly. */
export const coinBalanceId = 'coin-balance';

interface CoinBalanceProps {
  /** Coins that can be spent now. */
  available: number;
  /** Coins earned but still under review. */
  pending?: number | undefined;
  /** Their value: 「≈ 124.80 元」. */
  worth?: string | undefined;
  /** 「35 金币将于 2027-03-31 到期」; only when some expire within 60 days. */
  expiry?: string | undefined;
  /** One filled and one plain link: see `BalanceAction`. */
  actions?: ReactNode;
  defaultHidden?: boolean | undefined;
  onHiddenChange?: ((hidden: boolean) => void) | undefined;
}

/** The balance card: the number counts up when it changes (not with reduced motion), and can be hidden from onlookers. */
export function CoinBalance(props: CoinBalanceProps) {
  const { available, pending, worth, expiry, actions, defaultHidden = false, onHiddenChange } = props;
  const [hidden, setHidden] = useState(defaultHidden);
  const toggle = () => {
    setHidden(!hidden);
    onHiddenChange?.(!hidden);
  };
  const details = [worth, pending === undefined ? undefined : `待入账 ${formatCount(pending)}`].filter(
    Boolean,
  );
  const Eye = hidden ? IconEyeOff : IconEye;
  return (
    <section className={classes['root']} aria-label="金币余额">
      <BalanceWatermark />
      <div className={classes['head']}>
        金币余额
        <UnstyledButton
          className={classes['eye'] ?? ''}
          onClick={toggle}
          aria-label={hidden ? '显示余额' : '隐藏余额'}
        >
          <Eye size={20} stroke={1.75} aria-hidden />
        </UnstyledButton>
      </div>
      <div id={coinBalanceId} className={classes['number']}>
        <VisuallyHidden>{hidden ? '余额已隐藏' : `${formatCount(available)} 金币`}</VisuallyHidden>
        <span aria-hidden="true">{hidden ? '******' : <CountUp to={available} from={available} />}</span>
      </div>
      <div className={classes['details']}>{hidden ? '****' : details.join(' · ')}</div>
      {expiry && !hidden ? <div className={classes['expiry']}>{expiry}</div> : null}
      {actions ? <div className={classes['actions']}>{actions}</div> : null}
    </section>
  );
}
