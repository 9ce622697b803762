/** Answers by question name, as SurveyJS keeps them. */
export type Answers = Readonly<Record<string, unknown>>;

/** Answers that changed. */
export interface AnswerChanges {
  readonly answers: Answers;
  /** Names of answers that were removed. */
  readonly cleared: readonly string[];
}

/** A SurveyJS definition as the server hands it out (without the host's rules). */
export type SurveyJson = Readonly<Record<string, unknown>>;

/** A problem that the server found. `question` is empty when it concerns the whole page. */
export interface AnswerProblem {
  readonly question: string;
  readonly msg: string;
}

/** What the runner does after a page was posted. */
export type PageOutcome =
  /** Go on to `page`. Without `page` all pages are answered, and the runner submits. */
  | { readonly kind: 'next'; readonly page?: string | undefined }
  /** Stay on the page and show the problems at their questions. */
  | { readonly kind: 'refused'; readonly problems: readonly AnswerProblem[] }
  /** The participation is over (screened out, quota full, timed out). The host page shows the result. */
  | { readonly kind: 'ended' };

/** What the runner does after the submit. */
export type SubmitOutcome =
  | { readonly kind: 'ended' }
  /** An answer is missing or wrong: the runner opens its page and shows the problems. */
  | { readonly kind: 'refused'; readonly page: string; readonly problems: readonly AnswerProblem[] };

/** Shown as 「已保存」 and the like. Accepts the states of an answer queue. */
export type SaveState = 'saved' | 'sending' | 'waiting' | 'retrying' | 'kept' | 'full' | 'unsaved';

/** Properties of `SurveyRunner`. */
export interface SurveyRunnerProps {
  readonly definition: SurveyJson;
  /** Questions that offer 「不想回答」. Choosing it sets the answer `<name>-Declined` to `true`. Read once. */
  readonly sensitive?: readonly string[] | undefined;
  /** The answers so far: the server's, overwritten by the browser's drafts. Read once. */
  readonly answers: Answers;
  /** The page to open; of several, the first that is visible. Read once. */
  readonly page?: string | readonly string[] | undefined;
  /** The question to show first where one is shown at a time; without it the first that is unanswered. Read once. */
  readonly question?: string | undefined;
  /** Seed of the random order of choices and rows: `orderSeed(sessionId)`. */
  readonly seed?: number | undefined;
  /** Called with all answers of the page when the respondent goes on. After a rejection the page says 「没有发出去」. */
  readonly onPage: (page: string, answers: Answers) => Promise<PageOutcome>;
  /** Called when all pages are answered and accepted. */
  readonly onSubmit: () => Promise<SubmitOutcome>;
  /** Called after every change, to store it (see `createAnswerQueue`). `names` are all that the page can answer. */
  readonly onChange?: ((page: string, answers: Answers, names: readonly string[]) => void) | undefined;
  /** Subscribes to answers of other devices, which the runner then shows. */
  readonly arrivals?: ((show: (changes: AnswerChanges) => void) => () => void) | undefined;
  /** Uploads a file of a file question and resolves to its key. Without it file questions can't be answered. */
  readonly onUpload?: ((file: File) => Promise<string>) | undefined;
  /** Shows one question at a time instead of whole pages, for phones. Read once. */
  readonly oneByOne?: boolean | undefined;
  readonly saveState?: SaveState | undefined;
  /**
   * Called before the runner's code is loaded, when the first question has been painted: a site can ask for its files at
   * once here. Not called when the code is there already.
   */
  readonly onLoad?: (() => void) | undefined;
  readonly readOnly?: boolean | undefined;
}
