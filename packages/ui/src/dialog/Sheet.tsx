import { useMediaQuery } from '@mantine/hooks';
import { Modal } from '../mantine/modal.ts';
import { BottomSheet, type SheetProps } from './BottomSheet.tsx';

/** A dialog: a sheet from below on phones, a window in the middle elsewhere. Focus stays inside and goes back after. */
export function Sheet(props: SheetProps) {
  const phone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  if (phone) return <BottomSheet {...props} />;
  const { opened, onClose, title, children } = props;
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
