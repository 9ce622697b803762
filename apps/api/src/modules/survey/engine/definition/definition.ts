/** Answers of one respondent by question name, exactly as SurveyJS keeps them (`{ q1: 'a', 'q1-Comment': '…' }`). */
export type Answers = Readonly<Record<string, unknown>>;

/** A SurveyJS 3 definition as JSON. Only survey-core knows its insides; `checkDefinition` bounds them. */
export type SurveyJson = Readonly<Record<string, unknown>>;

/** Ends the interview on the screening page when `when` (a SurveyJS expression) holds. */
interface ScreenOut {
  readonly when: string;
  /** For operators and reports; respondents see the product's own words. */
  readonly reason: string;
}

/** People of one kind the customer wants `limit` complete interviews of. */
export interface QuotaCell {
  readonly name: string;
  readonly when: string;
  readonly limit: number;
}

/** A question whose only careful answer is `expected`. */
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

/** What our survey host adds to SurveyJS (rule 3.7). Respondents see only `sensitive` of it. */
interface HostRules {
  readonly screening: { readonly page: string; readonly screenOut: readonly ScreenOut[] };
  readonly quotaCells: readonly QuotaCell[];
  /** Faster than this is result 4 (too short). Seconds, 0 = no minimum. */
  readonly minimumSeconds: number;
  readonly attentionChecks: readonly AttentionCheck[];
  /** Answers that can't both be true. They end nothing: they count as a quality figure. */
  readonly contradictions: readonly Contradiction[];
  /** How long a seat stays reserved after screening. Minutes. */
  readonly seatMinutes: number;
  /** Questions that 「不想回答」 may be said to (pages §1.4), required or not. */
  readonly sensitive: readonly string[];
}

/** A stored survey version. It never changes once it went live (rule 3.6). */
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

/** One thing wrong with the answers. `question` is empty when the whole page is meant. */
export interface Problem {
  readonly question: string;
  readonly problem: ProblemCode;
  /** Chinese, to be shown at the question. */
  readonly msg: string;
}
