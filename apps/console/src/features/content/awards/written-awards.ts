import type { AwardMonthDetail, ConfirmedAward } from '@yayan/console-client';

type Winner = ConfirmedAward['winners'][number];

/** An award while it is written: those who have it already, and those who are added. */
export interface WrittenAward extends ConfirmedAward {
  /** Whether it was confirmed before, so that its code stays. */
  isKnown: boolean;
  paid: readonly AwardMonthDetail['awards'][number]['winners'][number][];
}

const FIRST: Omit<WrittenAward, 'id'> = {
  title: '',
  criteria: '',
  coins: 200,
  winners: [],
  isKnown: false,
  paid: [],
};

/** A new award. Its code is one that no other award of the month has. */
export const newAward = (others: readonly WrittenAward[]): WrittenAward => {
  const taken = new Set(others.map(({ id }) => id));
  let number = others.length + 1;
  while (taken.has(`award-${number}`)) number += 1;
  return { ...FIRST, id: `award-${number}` };
};

/** What a month has, to be added to. */
export const writtenOf = ({ awards }: AwardMonthDetail): WrittenAward[] => {
  const known = awards.map(({ winners, ...award }) => ({
    ...award,
    winners: [],
    isKnown: true,
    paid: winners,
  }));
  return known.length === 0 ? [newAward([])] : known;
};

/** The awards as they are confirmed. Who was paid is named again, and isn't paid again. */
export const confirmedOf = (awards: readonly WrittenAward[]): ConfirmedAward[] =>
  awards.map(({ isKnown: _known, paid, winners, ...award }) => ({
    ...award,
    winners: [
      ...paid.flatMap(({ member, reason }): Winner[] => (member === null ? [] : [{ member, reason }])),
      ...winners,
    ],
  }));

/** What is missing before the awards can be tried. */
export const missingIn = (awards: readonly WrittenAward[]): string[] => {
  const isEmpty = (text: string): boolean => text.trim() === '';
  const missing: string[] = [];
  if (awards.some(({ title }) => isEmpty(title))) missing.push('奖项名');
  if (awards.some(({ criteria }) => isEmpty(criteria))) missing.push('标准');
  if (awards.some(({ winners }) => winners.some(({ member, reason }) => isEmpty(member) || isEmpty(reason))))
    missing.push('得奖的人和理由');
  return missing;
};
