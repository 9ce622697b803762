import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Drawer } from '../mantine/drawer.ts';
import { Modal } from '../mantine/modal.ts';

interface SheetProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A dialog: a sheet from below on phones, a window in the middle elsewhere. Focus stays inside and goes back after. */
export function Sheet({ opened, onClose, title, children }: SheetProps) {
  const phone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const shared = { opened, onClose, title, closeButtonProps: { 'aria-label': '关闭', size: 44 } };
  return phone ? (
    <Drawer {...shared} position="bottom" size="auto">
      {children}
    </Drawer>
  ) : (
    <Modal {...shared}>{children}</Modal>
  );
}
