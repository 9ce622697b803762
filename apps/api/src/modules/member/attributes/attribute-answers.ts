import type { AttributeField, AttributeSection } from './attribute-form.ts';

const DAY_MS = 86_400_000;

/** A member's answer to one field: option values, one date (YYYY-MM-DD) or one region code. */
export interface AttributeAnswer {
  readonly values: readonly string[];
  readonly answeredAt: Date;
}

/** A member's answers by key. A missing key was never answered, or its answer was removed. */
export type AttributeAnswers = ReadonlyMap<string, AttributeAnswer>;

/** Whether an answer is so old that the question is asked again. */
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
  /** Percent of the questions that are answered and not out of date. */
  readonly percent: number;
  readonly stale: number;
  readonly updatedAt: Date | null;
}

/** The completion of one section. */
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

/** How many percent of all sections are answered and not out of date. */
export function formPercent(
  sections: readonly AttributeSection[],
  answers: AttributeAnswers,
  now: Date,
): number {
  const fields = sections.flatMap((section) => section.fields);
  return percent(fields.filter((field) => holds(field, answers, now)).length, fields.length);
}
