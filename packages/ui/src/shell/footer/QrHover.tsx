import { IconQrcode } from '@tabler/icons-react';
import { Suspense, useId, useState, type ReactNode } from 'react';
import classes from './QrHover.module.css';

interface QrHoverProps {
  label: string;
  note?: string | undefined;
  /** The code, 132 px wide; rendered only while it is shown. */
  children: ReactNode;
}

/** A word in the footer that shows a QR card on hover and on press. Escape closes it. */
export function QrHover({ label, note, children }: QrHoverProps) {
  const [opened, setOpened] = useState(false);
  const card = useId();
  return (
    <span
      className={classes['root']}
      onMouseEnter={() => setOpened(true)}
      onMouseLeave={() => setOpened(false)}
    >
      <button
        type="button"
        className={classes['word']}
        aria-expanded={opened}
        aria-controls={card}
        onClick={() => setOpened((now) => !now)}
        onBlur={() => setOpened(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpened(false);
        }}
      >
        <IconQrcode size={20} stroke={1.75} aria-hidden />
        {label}
      </button>
      <span className={classes['card']} id={card} hidden={!opened}>
        <span className={classes['code']}>{opened ? <Suspense>{children}</Suspense> : null}</span>
        <span className={classes['note']}>{note ?? `扫一扫，打开${label}`}</span>
      </span>
    </span>
  );
}
