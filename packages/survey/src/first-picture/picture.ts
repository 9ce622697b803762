import type { Answers } from '../definition/runner-types.ts';

/** A row of a list of choices. */
export interface PictureChoice {
  readonly value: string | number | boolean;
  readonly text: string;
  /** Whether only the runner can handle it, such as 其他, which needs a text. */
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

/** A blank space until the runner has loaded. */
export interface PictureBlank {
  readonly kind: 'blank';
  /** The expected height in the runner, in pixels. */
  readonly height: number;
}

export interface PictureQuestion {
  readonly name: string;
  /** The title with its notes. */
  readonly title: string;
  readonly description: string;
  readonly isMandatory: boolean;
  readonly body: PictureChoices | PictureBlank;
}

/** The first step of the runner, read from the definition alone. */
export interface Picture {
  /** The questionnaire's title. */
  readonly title: string;
  /** The page's name. */
  readonly page: string;
  readonly pageTitle: string;
  /** The unit of a step: 题 or 页. */
  readonly unit: string;
  /** Index of the step, from 0. Undefined when only the runner knows it. */
  readonly at: number | undefined;
  /** Number of steps. Undefined when only the runner knows it. */
  readonly of: number | undefined;
  /** Whether later answers may change that number. */
  readonly isAbout: boolean;
  readonly questions: readonly PictureQuestion[];
  /** Whether something follows that only the runner can draw. */
  readonly hasMore: boolean;
  readonly offersAutoNext: boolean;
  /** Names of all answers that the page can have. */
  readonly answerNames: readonly string[];
  /** The page's answers so far. */
  readonly answers: Answers;
}
