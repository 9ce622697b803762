/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * A rule of the guide that a scripted respondent tries to break: answering before the opening, reading others' answers before
 * answering, answering in too few characters, and answering without the photo that is asked for.
 */
export type RehearsalGate = typeof RehearsalGate[keyof typeof RehearsalGate];


export const RehearsalGate = {
  /** 到点才开放 */
  Opening: 'opening',
  /** 先答再看 */
  AnswerFirst: 'answerFirst',
  /** 最少字数 */
  MinLength: 'minLength',
  /** 必须有照片 */
  Photo: 'photo',
} as const;
