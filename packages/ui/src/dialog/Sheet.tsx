import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { Modal } from '../mantine/overlays/modal.ts';
import { media } from '../theme/breakpoints.ts';
import { BottomSheet, type SheetProps } from './BottomSheet.tsx';

/**
 * A dialog: a bottom sheet on phones, a centred window elsewhere. Focus stays inside and returns afterwards. The kind doesn't
 * change while the dialog is open, so turning a phone doesn't lose what was typed.
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
