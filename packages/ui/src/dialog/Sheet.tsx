import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { Modal } from '../mantine/modal.ts';
import { media } from '../theme/breakpoints.ts';
import { BottomSheet, type SheetProps } from './BottomSheet.tsx';

/**
 * A dialog: a sheet from below on phones, a window in the middle elsewhere. Focus stays inside and goes back after. What
 * it opened as it stays until it is closed: a phone that is turned keeps what was typed.
 */
export function Sheet(props: SheetProps) {
  const { opened, onClose, title, children } = props;
  const isPhone = useMediaQuery(media.phone, false, { getInitialValueInEffect: false });
  const [isBottom, setBottom] = useState(isPhone);
  if (!opened && isBottom !== isPhone) setBottom(isPhone);
  if (isBottom) return <BottomSheet {...props} />;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': '关闭', size: 44, iconSize: 22, radius: 'xl' }}
    >
      {children}
    </Modal>
  );
}
