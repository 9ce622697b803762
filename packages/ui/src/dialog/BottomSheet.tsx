import type { ReactNode } from 'react';
import { Drawer } from '../mantine/overlays/drawer.ts';
import classes from './BottomSheet.module.css';

/** The props of every dialog. */
export interface SheetProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** For long forms: wider, where it isn't a sheet from the bottom. */
  wide?: boolean;
  children: ReactNode;
}

/** A sheet from the bottom of the screen, as high as its content; for phones. */
export function BottomSheet({ opened, onClose, title, children }: SheetProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      position="bottom"
      classNames={{ content: classes['content'] ?? '' }}
      closeButtonProps={{ 'aria-label': '关闭', size: 44, iconSize: 22, radius: 'xl' }}
    >
      {children}
    </Drawer>
  );
}
