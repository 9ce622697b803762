import { SectionVisibility } from '@yayan/contract';
import type { GuideSection } from './guide.ts';

/**
 * Which sections of the group a person has unlocked and answered: two bits a section. The database keeps them up to
 * date.
 */
export type SectionMarks = Uint8Array;

const bit = (marks: SectionMarks, place: number): boolean =>
  ((marks[place >> 3] ?? 0) & (1 << (place & 7))) !== 0;

/** Whether the person ever answered the section, even if the answer was deleted later. That unlocks it (rule 6.8). */
export const hasUnlocked = (marks: SectionMarks, { ordinal }: Pick<GuideSection, 'ordinal'>): boolean =>
  bit(marks, ordinal * 2);

/**
 * Whether the section counts as answered by the person. A deleted answer doesn't count, unless the host says so (rule
 * 6.19).
 */
export const hasAnswered = (marks: SectionMarks, { ordinal }: Pick<GuideSection, 'ordinal'>): boolean =>
  bit(marks, ordinal * 2 + 1);

/** Whether the section hides the answers of others from a respondent (rule 6.8). */
export const isLocked = (
  marks: SectionMarks,
  section: Pick<GuideSection, 'ordinal' | 'visibility'>,
): boolean => {
  if (section.visibility === SectionVisibility.HostsOnly) return true;
  return section.visibility === SectionVisibility.AnswerFirst && !hasUnlocked(marks, section);
};
