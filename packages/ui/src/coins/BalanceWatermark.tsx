import classes from './CoinBalance.module.css';

/** The big sprout in the corner of the balance card. */
export function BalanceWatermark() {
  return (
    <svg className={classes['watermark']} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path d="M24 14.5C15.5 14.6 10.6 10.6 10 3.2 17.6 3 23 6.6 24 14.5Z" fill="#72C3B9" />
      <path d="M24 14.5C24.6 8.2 29 3.8 37.6 4.4 37 11.4 31.6 15 24 14.5ZM23 14h2v30h-2z" fill="#72C3B9" />
    </svg>
  );
}
