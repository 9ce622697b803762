import { IconBuildingStore, IconEyeOff } from '@tabler/icons-react';
import { StateBadge } from '@yayan/ui';

/** Whether members can order a benefit. */
export function SaleState({ onSale }: { onSale: boolean }) {
  return onSale ? (
    <StateBadge tone="green" icon={IconBuildingStore} label="在架" />
  ) : (
    <StateBadge tone="grey" icon={IconEyeOff} label="已下架" />
  );
}
