import type { BenefitCard } from '@yayan/api-client';

/** The picture of a benefit without a picture of its own, by kind of destination. */
const covers: Readonly<Record<BenefitCard['target'], string>> = {
  payee: '/covers/cash.svg',
  mobile: '/covers/topup.svg',
  codes: '/covers/shopping.svg',
  consignee: '/covers/bag.svg',
};

/** The picture of a benefit in a scheme. */
export const coverOf = (
  { cover, coverDark, target }: Pick<BenefitCard, 'cover' | 'coverDark' | 'target'>,
  scheme: 'light' | 'dark',
): string => (scheme === 'dark' ? coverDark : null) ?? cover ?? covers[target];
