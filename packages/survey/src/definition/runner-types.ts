/** Answers by question name, in SurveyJS's form. */
export type Answers = Readonly<Record<string, unknown>>;

/** Answers that changed. */
export interface AnswerChanges {
  readonly answers: Answers;
  /** Names of answers that were removed. */
  readonly cleared: readonly string[];
}

/** A SurveyJS definition as the server sends it (without the host's rules). */
export type SurveyJson = Readonly<Record<string, unknown>>;

/** A problem found by the server. `question` is empty when it is about the whole page. */
export interface AnswerProblem {
  readonly question: string;
  readonly msg: string;
}

/** The result of posting a page. */
export type PageOutcome =
  /** Go on to `page`. Without `page` all pages are answered, and the runner submits. */
  | { readonly kind: 'next'; readonly page?: string | undefined }
  /** Stay on the page and show the problems at their questions. */
  | { readonly kind: 'refused'; readonly problems: readonly AnswerProblem[] }
  /** The participation has ended (screened out, quota full, timed out). The host page shows the result. */
  | { readonly kind: 'ended' };

/** The result of submitting. */
export type SubmitOutcome =
  | { readonly kind: 'ended' }
  /** An answer is missing or wrong: the runner opens its page and shows the problems. */
  | { readonly kind: 'refused'; readonly page: string; readonly problems: readonly AnswerProblem[] };

/** Shown as 「已保存」 and so on. Accepts the states of an answer queue. */
export type SaveState = 'saved' | 'sending' | 'waiting' | 'retrying' | 'kept' | 'full' | 'unsaved';

/** A chosen file whose upload did not end. */
export interface InterruptedFile {
  /** The name of its question. */
  readonly question: string;
  readonly name: string;
  /** Missing where the device had no room for it: then it has to be chosen again. */
  readonly file?: File | undefined;
}

/** Properties of `SurveyRunner`. */
export interface SurveyRunnerProps {
  readonly definition: SurveyJson;
  /** Questions with the choice 「不想回答」, which sets the answer `<name>-Declined` to `true`. Read once. */
  readonly sensitive?: readonly string[] | undefined;
  /** Questions that the respondent's profile has answered: the page says so until they change the answer. Read once. */
  readonly prefilled?: readonly string[] | undefined;
  /** The answers so far: the server's, overwritten by the browser's drafts. Read once. */
  readonly answers: Answers;
  /** The page to open; of several, the first visible one. Read once. */
  readonly page?: string | readonly string[] | undefined;
  /**
   * The question whose step is shown first in one-by-one mode. Without it, or if it isn't asked, the first unanswered one. Read
   * once.
   */
  readonly question?: string | undefined;
  /** Seed of the random order of choices and rows: `orderSeed(sessionId)`. */
  readonly seed?: number | undefined;
  /**
   * Called with all answers of the page when the respondent goes on. If it rejects, the page says that nothing was sent.
   * @param isLast whether the respondent pressed 提交, which also hands in
   */
  readonly onPage: (page: string, answers: Answers, isLast: boolean) => Promise<PageOutcome>;
  /**
   * Whether this device stores unsent answers, so that the page may promise it. True by default. While `saveState` is `full`,
   * the page doesn't promise it.
   */
  readonly keepsAnswers?: boolean | undefined;
  /** The text for a rejected `onPage` or `onSubmit`: the action that failed. By default 「没有发出去」. */
  readonly failureText?: ((error: unknown) => string) | undefined;
  /** Called when all pages are answered and accepted. */
  readonly onSubmit: () => Promise<SubmitOutcome>;
  /** Called after every change, to store it (see `createAnswerQueue`). `names` are all answers that the page can have. */
  readonly onChange?: ((page: string, answers: Answers, names: readonly string[]) => void) | undefined;
  /**
   * Called with the page and the first question of each step that is shown, so that a reload can open it by `question`, and with
   * what the questionnaire calls its place: 第 2 题.
   */
  readonly onStep?: ((page: string, question: string | undefined, place: string) => void) | undefined;
  /** Subscribes to answers of other devices, which the runner then shows. */
  readonly arrivals?: ((show: (changes: AnswerChanges) => void) => () => void) | undefined;
  /**
   * Uploads a file of the file question of this name and resolves to its key. Without it file questions can't be answered.
   * `onUnkept` makes the question say that the file is lost if the page is closed before the upload ends.
   */
  readonly onUpload?: ((file: File, question: string, onUnkept: () => void) => Promise<string>) | undefined;
  /**
   * Files that were chosen before and not uploaded. When their question is shown, they are uploaded, or it asks for them again.
   * Read once.
   */
  readonly interrupted?: readonly InterruptedFile[] | undefined;
  /** The text for a rejected `onUpload` while there is a network: what failed, and whether another try may help. */
  readonly uploadFailureText?: ((error: unknown) => string) | undefined;
  /** Shows one question at a time instead of whole pages, for phones. Read once. */
  readonly oneByOne?: boolean | undefined;
  readonly saveState?: SaveState | undefined;
  /** Replaces the words of the state `retrying`, where it is known why the server takes no answers and until when. */
  readonly closedText?: string | undefined;
  /**
   * Called before the runner's code is loaded, when the first question has been painted, so that a site can request its files
   * at once. Not called when the code is already loaded.
   */
  readonly onLoad?: (() => void) | undefined;
  readonly readOnly?: boolean | undefined;
}
