import { IconQrcode } from '@tabler/icons-react';
import { type PointerEvent, type ReactNode, Suspense, useId, useState } from 'react';
import classes from './QrHover.module.css';

interface QrHoverProps {
  label: string;
  note?: string | undefined;
  /** The code, 132 px wide; rendered only while it is shown. */
  children: ReactNode;
}

/** A word in the footer that shows a QR card on hover, and after a press until the next one. Escape closes it. */
export function QrHover({ label, note, children }: QrHoverProps) {
  const [hovered, setHovered] = useState(false);
  const [pressed, setPressed] = useState(false);
  const opened = hovered || pressed;
  const card = useId();
  // A finger also sends an enter event, right before its press.
  const hover =
    (isOver: boolean) =>
    ({ pointerType }: PointerEvent): void =>
      setHovered(isOver && pointerType === 'mouse');
  const close = (): void => {
    setHovered(false);
    setPressed(false);
  };
  return (
    <span className={classes['root']} onPointerEnter={hover(true)} onPointerLeave={hover(false)}>
      <button
        type="button"
        className={classes['word']}
        aria-expanded={opened}
        aria-controls={card}
        onClick={() => setPressed((now) => !now)}
        onBlur={() => setPressed(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
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
