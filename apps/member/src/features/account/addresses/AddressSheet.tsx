import type { Consignee } from '@yayan/api-client';
import { Sheet } from '@yayan/ui';
import { AddressForm } from './AddressForm.tsx';

interface AddressSheetProps {
  opened: boolean;
  onClose: () => void;
  /** The address to edit; undefined adds a new one. */
  consignee: Consignee | undefined;
  /** The first address is the default one. */
  isFirst: boolean;
}

/** 新增 or 编辑收货地址. */
export function AddressSheet({ opened, onClose, consignee, isFirst }: AddressSheetProps) {
  return (
    <Sheet opened={opened} onClose={onClose} title={consignee ? '编辑收货地址' : '新增收货地址'}>
      <AddressForm consignee={consignee} isFirst={isFirst} onClose={onClose} />
    </Sheet>
  );
}
