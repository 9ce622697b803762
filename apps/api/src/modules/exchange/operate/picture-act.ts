import { z } from 'zod';
import { refuse } from '../../../errors/api-fault.ts';
import type { Benefit } from '../catalogue/benefit.ts';
import { pictureAddress } from '../catalogue/picture-address.ts';
import { benefitAct, type OfBenefit } from './benefit-acts.ts';
import { changeBenefit } from './benefit-list-store.ts';

type Pictures = Pick<Benefit, 'cover' | 'coverDark' | 'gallery'>;

const MOST_MORE = 8;
const schema = z.object({
  cover: pictureAddress.nullable(),
  coverDark: pictureAddress.nullable(),
  gallery: z
    .array(pictureAddress)
    .max(MOST_MORE)
    .refine((pictures) => new Set(pictures).size === pictures.length),
});

const checked = (pictures: Pictures): Pictures => schema.safeParse(pictures).data ?? refuse('BENEFIT_WRONG');

const nameOf = (address: string | null, none: string): string => address ?? none;
const listText = (gallery: readonly string[]): string =>
  gallery.length === 0 ? '没有' : gallery.map((address, at) => `${at + 1}. ${address}`).join('\n');

/** Sets the pictures of a benefit (rule 14.66): for both schemes, and more of them in an order. Orders keep what they showed. */
export const setBenefitPictures = benefitAct<OfBenefit & Pictures>({
  name: 'benefit pictures',
  needsReason: false,
  changes: (now, input) => {
    const { cover, coverDark, gallery } = checked(input);
    return [
      {
        field: 'cover',
        label: '图片',
        before: nameOf(now.cover, '默认图'),
        after: nameOf(cover, '默认图'),
      },
      {
        field: 'coverDark',
        label: '深色图片',
        before: nameOf(now.coverDark, '同浅色'),
        after: nameOf(coverDark, '同浅色'),
      },
      { field: 'gallery', label: '更多图片', before: listText(now.gallery), after: listText(gallery) },
    ];
  },
  write: async (db, { benefitId, cover, coverDark, gallery }) =>
    await changeBenefit(db, benefitId, { cover, cover_dark: coverDark, gallery: JSON.stringify(gallery) }),
});
