import type { Answers } from '../definition/runner-types.ts';

/** One row that can be chosen. */
export interface PictureChoice {
  readonly value: string | number | boolean;
  readonly text: string;
  /** Whether only the runner can take it, such as 其他, which asks for words. */
  readonly isLater: boolean;
}

export interface PictureChoices {
  readonly kind: 'choices';
  /** Whether several may be chosen. */
  readonly isSeveral: boolean;
  /** How many may be chosen; 0 without a limit. */
  readonly most: number;
  readonly choices: readonly PictureChoice[];
}

/** Everything else is left blank until the runner is there. */
export interface PictureBlank {
  readonly kind: 'blank';
  /** Pixels that the runner is going to need, as far as that can be told. */
  readonly height: number;
}

export interface PictureQuestion {
  readonly name: string;
  /** With its notes. */
  readonly title: string;
  readonly description: string;
  readonly isMandatory: boolean;
  readonly body: PictureChoices | PictureBlank;
}

/** The step that the runner is going to show first, read from the definition alone. */
export interface Picture {
  /** The questionnaire's title. */
  readonly title: string;
  /** The page's name. */
  readonly page: string;
  readonly pageTitle: string;
  /** What a step is called: 题 or 页. */
  readonly unit: string;
  /** Index of the step, from 0. Undefined where only the runner can tell. */
  readonly at: number | undefined;
  /** Number of steps. Undefined where only the runner can tell. */
  readonly of: number | undefined;
  /** Whether later answers may change that number. */
  readonly isAbout: boolean;
  readonly questions: readonly PictureQuestion[];
  /** Whether something follows that only the runner can tell. */
  readonly hasMore: boolean;
  readonly offersAutoNext: boolean;
  /** Names of all answers that the page can have. */
  readonly answerNames: readonly string[];
  /** The page's answers so far. */
  readonly answers: Answers;
}
