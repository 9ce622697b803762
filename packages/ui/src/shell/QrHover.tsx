import { IconQrcode } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Popover } from '../mantine/popover.ts';
import { UnstyledButton } from '../mantine/unstyled-button.ts';
import classes from './QrHover.module.css';

interface QrHoverProps {
  label: string;
  note?: string | undefined;
  /** The code itself, about 132 px wide. */
  children: ReactNode;
}

/** A word in the footer that shows a QR card on hover, on keyboard focus by pressing, and on touch. */
export function QrHover({ label, note, children }: QrHoverProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="top"
      offset={10}
      withArrow
      radius="lg"
      shadow="none"
    >
      <Popover.Target>
        <UnstyledButton
          className={classes['word'] ?? ''}
          onMouseEnter={() => setOpened(true)}
          onMouseLeave={() => setOpened(false)}
          onClick={() => setOpened((now) => !now)}
        >
          <IconQrcode size={20} stroke={1.75} aria-hidden />
          {label}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes['card'] ?? ''} aria-label={`${label}二维码`}>
        <div className={classes['code']}>{children}</div>
        <span className={classes['note']}>{note ?? `扫一扫，打开${label}`}</span>
      </Popover.Dropdown>
    </Popover>
  );
}
