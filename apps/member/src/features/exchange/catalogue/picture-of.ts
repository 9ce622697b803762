import type { BenefitCard } from '@yayan/api-client';
import { coverOf } from '../../../shell/benefit/cover-of.ts';

/**
 * Our own covers by address, as data URLs: the first screen shows a dozen, and each would be a request for some 300 bytes. The
 * files stay public, because the catalogue names them by address.
 */
const drawn = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../../../../public/covers/*.svg', {
      query: '?inline',
      import: 'default',
      eager: true,
    }),
  ).map(([file, data]) => [file.replace(/^.*\/public/u, ''), data]),
);

/** The address of a benefit's picture. */
export const pictureOf = (benefit: Pick<BenefitCard, 'cover' | 'target'>): string => {
  const cover = coverOf(benefit);
  return drawn[cover] ?? cover;
};
