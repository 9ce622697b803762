import type { AnswerChanges, Answers } from '../definition/runner-types.ts';
import type { KeptPage, QueueRecord } from './queue-record.ts';

/** When each answer was given that the server doesn't have: milliseconds since 1970, by this device's clock. */
export type AnswerTimes = Readonly<Record<string, number>>;

/** An answer of another device, stored on the server. */
export interface NewerAnswer {
  readonly name: string;
  /** Undefined when it was removed. */
  readonly answer: unknown;
  readonly ageMs: number;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether two answers are the same JSON value, whatever the order of their keys. */
export const isSameAnswer = (one: unknown, other: unknown): boolean => {
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSameAnswer(one[key], other[key]))
  );
};

/** The answers that the server doesn't have. An unchanged answer keeps its time. */
export const givenNow = (
  before: KeptPage | undefined,
  answers: Answers,
  names: readonly string[],
  known: Answers,
  now: number,
): AnswerTimes =>
  Object.fromEntries(
    names
      .filter((name) => !isSameAnswer(answers[name], known[name]))
      .map((name) => {
        const since = before?.given?.[name];
        const stays = since !== undefined && isSameAnswer(before?.answers[name], answers[name]);
        return [name, stays ? since : now];
      }),
  );

/** A page's answers in the form in which they are sent. */
export const changesOf = ({ answers, given = {} }: KeptPage): AnswerChanges => {
  const names = Object.keys(given);
  return {
    answers: Object.fromEntries(
      names.filter((name) => answers[name] !== undefined).map((name) => [name, answers[name]]),
    ),
    cleared: names.filter((name) => answers[name] === undefined),
  };
};

/** The newest answers of each page that the server doesn't have. */
export const unsentAnswers = (pages: readonly KeptPage[]): Readonly<Record<string, Answers>> =>
  Object.fromEntries(
    pages.map((kept) => [kept.page, kept.state === 'posted' ? kept.answers : changesOf(kept).answers]),
  );

/** Whether our answer counts: the one that was given later. Only durations are compared, so a wrong clock doesn't matter. */
export const isOursLater = (
  givenAt: number | undefined,
  sentAt: number,
  { ageMs }: Pick<NewerAnswer, 'ageMs'>,
): boolean => givenAt !== undefined && Math.max(0, sentAt - givenAt) < ageMs;

/** A page of an earlier visit without the answers that the server now has; undefined when none is left. */
export const reopened = (kept: KeptPage, known: Answers, base: number): KeptPage | undefined => {
  if (kept.state === 'posted' && kept.base === base) return kept;
  const given = kept.given ?? Object.fromEntries(Object.keys(kept.answers).map((name) => [name, 0]));
  const left = Object.entries(given).filter(([name]) => !isSameAnswer(kept.answers[name], known[name]));
  return left.length === 0 ? undefined : { ...kept, state: 'draft', given: Object.fromEntries(left) };
};

/** The answers of other devices as changes. */
export const changesIn = (newer: readonly NewerAnswer[]): AnswerChanges => ({
  answers: Object.fromEntries(
    newer.flatMap(({ name, answer }) => (answer === undefined ? [] : [[name, answer]])),
  ),
  cleared: newer.flatMap(({ name, answer }) => (answer === undefined ? [name] : [])),
});

/** Those changes whose names pass. */
export const only = (
  { answers, cleared }: AnswerChanges,
  passes: (name: string) => boolean,
): AnswerChanges => ({
  answers: Object.fromEntries(Object.entries(answers).filter(([name]) => passes(name))),
  cleared: cleared.filter(passes),
});

/** The answers after these changes. */
export const withChanges = (known: Answers, { answers, cleared }: AnswerChanges): Answers => {
  const gone = new Set(cleared);
  return { ...Object.fromEntries(Object.entries(known).filter(([name]) => !gone.has(name))), ...answers };
};

/** Both changes, the second applied after the first. */
export const bothChanges = (first: AnswerChanges, second: AnswerChanges): AnswerChanges => {
  const later = new Set([...Object.keys(second.answers), ...second.cleared]);
  const { answers, cleared } = only(first, (name) => !later.has(name));
  return { answers: { ...answers, ...second.answers }, cleared: [...cleared, ...second.cleared] };
};

/** Names of stored pages of which no answer is left. */
export const gonePages = (stored: QueueRecord, left: QueueRecord): readonly string[] => {
  const names = new Set(left.pages.map(({ page }) => page));
  return stored.pages.map(({ page }) => page).filter((page) => !names.has(page));
};
