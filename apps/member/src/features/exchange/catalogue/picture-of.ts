import type { BenefitCard } from '@yayan/api-client';
import { coverOf } from '../../../shell/benefit/cover-of.ts';

/**
 * Our own covers by their address, as data: a dozen stand on the first screen, and each would be a request for some 300
 * bytes. The files stay public, for the catalogue names them by address.
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

/** What the picture of a benefit is shown from. */
export const pictureOf = (benefit: Pick<BenefitCard, 'cover' | 'target'>): string => {
  const cover = coverOf(benefit);
  return drawn[cover] ?? cover;
};
