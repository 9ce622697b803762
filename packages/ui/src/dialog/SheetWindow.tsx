import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { Modal } from '../mantine/overlays/modal.ts';
import { media } from '../theme/breakpoints.ts';
import { BottomSheet, type SheetProps } from './BottomSheet.tsx';
import { useReturnFocus } from './use-return-focus.ts';

/** The window of `Sheet`, loaded when it is first opened. */
export function SheetWindow({ opened: isWanted, onClose, title, wide = false, children }: SheetProps) {
  const isPhone = useMediaQuery(media.phone, false, { getInitialValueInEffect: false });
  const [isBottom, setBottom] = useState(isPhone);
  // A dialog stores the focused element when it opens, so it must have been mounted closed before, with its portal.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setMounted(true));
    return () => clearTimeout(timer);
  }, []);
  const opened = isWanted && isMounted;
  useReturnFocus(isWanted);
  if (!opened && isBottom !== isPhone) setBottom(isPhone);
  const Window = isBottom ? BottomSheet : CentredWindow;
  return (
    <Window opened={opened} onClose={onClose} title={title} wide={wide}>
      {children}
    </Window>
  );
}

function CentredWindow({ opened, onClose, title, wide = false, children }: SheetProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={wide ? 'lg' : 'md'}
      closeButtonProps={{ 'aria-label': '关闭', size: 44, iconSize: 22, radius: 'xl' }}
    >
      {children}
    </Modal>
  );
}
