import { IconDeviceFloppy } from '@tabler/icons-react';
import { Button } from '@yayan/ui';
import type { ReactNode } from 'react';
import frame from '../frame/Frame.module.css';

interface NextButtonProps {
  /** Whether the page is stored here and goes on by itself, so that nobody has to wait at it. */
  isKept: boolean;
  busy: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** The button that leads on. It turns only while the server is asked; it keeps the focus while the page is stored here. */
export function NextButton({ isKept, busy, onClick, children }: NextButtonProps) {
  if (!isKept)
    return (
      <Button data-next className={frame['next']} loading={busy} onClick={onClick}>
        {children}
      </Button>
    );
  return (
    <Button
      data-next
      className={frame['next']}
      data-disabled
      aria-disabled
      leftSection={<IconDeviceFloppy size={20} stroke={1.75} aria-hidden="true" />}
    >
      已存好
    </Button>
  );
}
