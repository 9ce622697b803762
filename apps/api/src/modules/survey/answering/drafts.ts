import { isDeepStrictEqual } from 'node:util';
import type { Answers } from '@yayan/survey-engine';

/** An answer whose page is not confirmed yet. Without `answer` the respondent removed the earlier one. */
interface Draft {
  readonly page: string;
  readonly answer?: unknown;
  /** The session's draft revision that stored it. */
  readonly revision: number;
  /** When it was stored, milliseconds since 1970. */
  readonly at: number;
  /** Whether the member's profile gave it, and the respondent hasn't changed it (rule 3.49). */
  readonly isPrefilled?: true;
}

/** The drafts of one participation by answer name. */
export type Drafts = Readonly<Record<string, Draft>>;

/** Changed answers of one page, as the API document defines them. */
export interface GivenDrafts {
  readonly page: string;
  readonly answers: Answers;
  readonly cleared: readonly string[];
  /** The saved pages that the respondent's device knows. */
  readonly revision: number;
  /** The drafts that the respondent's device knows. */
  readonly draftRevision: number;
}

/** An answer that another device stored and this one doesn't know yet. */
export interface NewerAnswer {
  readonly name: string;
  readonly answer: unknown;
  readonly ageMs: number;
}

interface MergedDrafts {
  readonly drafts: Drafts;
  readonly isChanged: boolean;
  readonly newer: readonly NewerAnswer[];
}

/**
 * Adds given answers to the drafts. An answer that was stored after the revision which the device knows is never
 * overwritten (rule 3.9): the message may be late, or another device was faster. `newer` then names it, and the device
 * decides with it in view.
 */
export function mergeDrafts(drafts: Drafts, given: GivenDrafts, revision: number, at: number): MergedDrafts {
  const { page, answers, cleared, draftRevision } = given;
  const changes = new Map<string, unknown>([
    ...cleared.map((name): [string, unknown] => [name, undefined]),
    ...Object.entries(answers),
  ]);
  const settled = new Set<string>();
  const merged: Record<string, Draft> = { ...drafts };
  let isChanged = false;
  for (const [name, answer] of changes) {
    const stored = drafts[name];
    const isSame = stored !== undefined && isDeepStrictEqual(stored.answer, answer);
    if (!isSame && stored !== undefined && stored.revision > draftRevision) continue;
    settled.add(name);
    if (isSame) continue;
    merged[name] = { page, revision, at, ...(answer !== undefined && { answer }) };
    isChanged = true;
  }
  const newer = Object.entries(drafts)
    .filter(([name, stored]) => stored.revision > draftRevision && !settled.has(name))
    .map(([name, stored]) => ({
      name,
      answer: stored.answer ?? null,
      ageMs: Math.max(0, Math.round(at - stored.at)),
    }));
  return { drafts: merged, isChanged, newer };
}

/** The drafts of all pages except this one. Call it when the page was saved. */
export const withoutPage = (drafts: Drafts, page: string): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([, draft]) => draft.page !== page));

/** The drafts as a page shows them over the saved answers. */
export function draftAnswers(drafts: Drafts): {
  answers: Answers;
  cleared: string[];
  pages: Set<string>;
  prefilled: string[];
} {
  const entries = Object.entries(drafts);
  return {
    answers: Object.fromEntries(
      entries.flatMap(([name, { answer }]) => (answer === undefined ? [] : [[name, answer]])),
    ),
    cleared: entries.flatMap(([name, { answer }]) => (answer === undefined ? [name] : [])),
    pages: new Set(entries.map(([, { page }]) => page)),
    prefilled: entries.flatMap(([name, { isPrefilled }]) => (isPrefilled === true ? [name] : [])),
  };
}
