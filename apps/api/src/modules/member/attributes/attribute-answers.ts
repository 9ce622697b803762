import type { AttributeField, AttributeSection } from './attribute-form.ts';

const DAY_MS = 86_400_000;

/** What a member answered to one field: option values, one date (YYYY-MM-DD) or one region code. */
export interface AttributeAnswer {
  readonly values: readonly string[];
  readonly answeredAt: Date;
}

/** A member's answers by key; what is not there was never answered, or taken back. */
export type AttributeAnswers = ReadonlyMap<string, AttributeAnswer>;

/** Whether an answer is old enough to be asked again. */
export function isStale(field: AttributeField, answer: AttributeAnswer | undefined, now: Date): boolean {
  if (answer === undefined || field.staleAfterDays === null) return false;
  return now.getTime() - answer.answeredAt.getTime() > field.staleAfterDays * DAY_MS;
}

const holds = (field: AttributeField, answers: AttributeAnswers, now: Date): boolean => {
  const answer = answers.get(field.key);
  return answer !== undefined && !isStale(field, answer, now);
};

const percent = (done: number, all: number): number => (all === 0 ? 100 : Math.floor((done * 100) / all));

export interface SectionState {
  /** How much of it is answered and still holds. */
  readonly percent: number;
  readonly stale: number;
  readonly updatedAt: Date | null;
}

/** How far one section is. */
export function sectionState(
  { fields }: AttributeSection,
  answers: AttributeAnswers,
  now: Date,
): SectionState {
  const times = fields.flatMap(({ key }) => answers.get(key)?.answeredAt.getTime() ?? []);
  return {
    percent: percent(fields.filter((field) => holds(field, answers, now)).length, fields.length),
    stale: fields.filter((field) => isStale(field, answers.get(field.key), now)).length,
    updatedAt: times.length === 0 ? null : new Date(Math.max(...times)),
  };
}

/** How much of all sections is answered and still holds. Percent. */
export function formPercent(
  sections: readonly AttributeSection[],
  answers: AttributeAnswers,
  now: Date,
): number {
  const fields = sections.flatMap((section) => section.fields);
  return percent(fields.filter((field) => holds(field, answers, now)).length, fields.length);
}
