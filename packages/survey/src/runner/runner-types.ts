/** Answers by question name, as SurveyJS keeps them. */
export type Answers = Readonly<Record<string, unknown>>;

/** A SurveyJS definition as the server hands it out (without the host's rules). */
export type SurveyJson = Readonly<Record<string, unknown>>;

/** What the server found wrong; `question` is empty when the whole page is meant. */
export interface AnswerProblem {
  readonly question: string;
  readonly msg: string;
}

/** What the host of the runner says after a page was posted. */
export type PageOutcome =
  /** Go on to `page`; without one every page is answered and the runner submits. */
  | { readonly kind: 'next'; readonly page?: string | undefined }
  /** Stay; problems are shown at their questions. */
  | { readonly kind: 'refused'; readonly problems: readonly AnswerProblem[] }
  /** The participation is over (screened out, full, time over): the host shows the result. */
  | { readonly kind: 'ended' };

/** What the host says after the submit. */
export type SubmitOutcome =
  | { readonly kind: 'ended' }
  /** Something is open after all: the runner opens that page and shows the problems. */
  | { readonly kind: 'refused'; readonly page: string; readonly problems: readonly AnswerProblem[] };

/** Shown as 「已自动保存」 and the like; the states of an answer queue fit. */
export type SaveState = 'saved' | 'kept' | 'sending' | 'waiting' | 'full' | 'unsaved';

/** What `SurveyRunner` needs. */
export interface SurveyRunnerProps {
  readonly definition: SurveyJson;
  /** Questions that 「不想回答」 may be said to; the answers then hold `true` under the name with `-Declined`. Read once. */
  readonly sensitive?: readonly string[] | undefined;
  /** What is answered so far: the server's answers with the browser's drafts over them. Read once. */
  readonly answers: Answers;
  /** The page to open at; of several the first that is on show. Read once. */
  readonly page?: string | readonly string[] | undefined;
  /** Seed of the random order of choices and rows: `orderSeed(sessionId)`. */
  readonly seed?: number | undefined;
  /** The page's answers (whole), when the respondent presses on. A rejection shows 「没有发出去」 and stays. */
  readonly onPage: (page: string, answers: Answers) => Promise<PageOutcome>;
  /** All pages are answered and accepted. */
  readonly onSubmit: () => Promise<SubmitOutcome>;
  /** After every change: keep it (answer queue). */
  readonly onChange?: ((page: string, answers: Answers) => void) | undefined;
  /** Sends a file of a file question; resolves to the key it is kept under. Without it files can't be answered. */
  readonly onUpload?: ((file: File) => Promise<string>) | undefined;
  /** One question at a time instead of whole pages (phones). Read once. */
  readonly oneByOne?: boolean | undefined;
  readonly saveState?: SaveState | undefined;
  readonly readOnly?: boolean | undefined;
}
