import type { BenefitSale } from '@yayan/console-client';
import { benefitSaleLabels } from '@yayan/contract/console-labels';
import { IconBuildingStore, IconCalendarOff, IconCalendarTime, IconEyeOff } from '@tabler/icons-react';
import { StateBadge } from '@yayan/ui';

const looks = {
  onSale: { tone: 'green', icon: IconBuildingStore },
  scheduled: { tone: 'gold', icon: IconCalendarTime },
  ended: { tone: 'grey', icon: IconCalendarOff },
  offSale: { tone: 'grey', icon: IconEyeOff },
} as const;

/** Whether members can order a benefit now. */
export function SaleState({ sale }: { sale: BenefitSale }) {
  return <StateBadge {...looks[sale]} label={benefitSaleLabels[sale]} />;
}
