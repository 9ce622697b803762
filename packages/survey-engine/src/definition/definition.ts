/** Answers of one respondent by question name, exactly as SurveyJS keeps them (`{ q1: 'a', 'q1-Comment': '…' }`). */
export type Answers = Readonly<Record<string, unknown>>;

/**
 * A SurveyJS 3 definition as JSON. Only survey-core knows its structure; `checkDefinition` limits what it may contain.
 */
export type SurveyJson = Readonly<Record<string, unknown>>;

/** Ends the interview on the screening page when `when` (a SurveyJS expression) holds. */
interface ScreenOut {
  readonly when: string;
  /** For operators and reports. Respondents see the product's own text. */
  readonly reason: string;
}

/** A group of people from whom the customer wants `limit` complete interviews. */
export interface QuotaCell {
  readonly name: string;
  readonly when: string;
  readonly limit: number;
}

/** A question that a careful respondent can only answer with `expected`. */
interface AttentionCheck {
  readonly question: string;
  readonly expected: unknown;
}

/** Two answers that contradict each other when `when` (a SurveyJS expression) holds. */
interface Contradiction {
  readonly when: string;
  /** For operators and reports. */
  readonly reason: string;
}

/** A question that the member's profile answers in advance, where they agreed to it (rule 3.49). */
export interface Prefill {
  readonly question: string;
  /** Key of the attribute questionnaire. */
  readonly attribute: string;
  /** The choice for each value of the attribute; without it, the choice of the same value. */
  readonly choices?: Readonly<Record<string, string | number | boolean>> | undefined;
}

/** What our survey host adds to SurveyJS (rule 3.7). Of these, respondents see only `sensitive`. */
interface HostRules {
  readonly screening: { readonly page: string; readonly screenOut: readonly ScreenOut[] };
  readonly quotaCells: readonly QuotaCell[];
  /** A submit before this many seconds is result 4 (too short). 0 means no minimum. */
  readonly minimumSeconds: number;
  readonly attentionChecks: readonly AttentionCheck[];
  /** Pairs of answers that can't both be true. They don't end the interview; they lower its response quality. */
  readonly contradictions: readonly Contradiction[];
  /** How long a seat stays reserved after screening. Minutes. */
  readonly seatMinutes: number;
  /** Questions that the respondent may decline with 「不想回答」, required or not. */
  readonly sensitive: readonly string[];
  /** Questions on the screening page that the member's profile answers in advance. */
  readonly prefill?: readonly Prefill[] | undefined;
}

/** A stored survey version. It never changes after it went live (rule 3.6). */
export interface SurveyDefinition {
  readonly survey: SurveyJson;
  readonly host: HostRules;
}

export type ProblemCode =
  | 'required'
  | 'wrongType'
  | 'unknownChoice'
  | 'tooMany'
  | 'tooLong'
  | 'invalidFormat'
  | 'invalid'
  | 'unknownQuestion'
  | 'otherPage'
  | 'hidden'
  | 'unknownPage'
  | 'pageNotReached';

/** One problem with the answers. `question` is empty if the problem is the whole page's. */
export interface Problem {
  readonly question: string;
  readonly problem: ProblemCode;
  /** Chinese message to show at the question. */
  readonly msg: string;
}
