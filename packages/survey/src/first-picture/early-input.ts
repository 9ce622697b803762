import type { Model } from 'survey-core';

/** A button below the question. */
export type StepButton = 'next' | 'back';

/** Selector of a choice, in the first picture and in the runner. */
export const choiceSelector = (question: string, value: string): string =>
  `[data-name="${CSS.escape(question)}"] input[value="${CSS.escape(value)}"]`;

/**
 * The respondent's input before the runner has loaded. The first picture records it, and the runner takes it over: each `take`
 * returns what was recorded since the last one.
 */
export const createEarlyInput = () => {
  const chosen = new Map<string, unknown>();
  let isUnreported = false;
  let tapped: string | undefined;
  let pressed: StepButton | undefined;
  let focused: string | undefined;
  return {
    /** Records an answer; `isTap` when a tap gave it. After a tap the runner may go on by itself. */
    choose: (question: string, value: unknown, isTap: boolean): void => {
      chosen.set(question, value);
      isUnreported = true;
      tapped = isTap ? question : undefined;
    },
    press: (button: StepButton): void => {
      pressed = button;
    },
    /** Records the focused element, by its selector within the runner. */
    focus: (selector: string | undefined): void => {
      focused = selector;
    },
    /** Sets the answers in the model. */
    answer: (model: Model): void => {
      for (const [name, value] of chosen)
        if (model.getQuestionByName(name)?.isVisibleInSurvey) model.setValue(name, structuredClone(value));
    },
    /** Whether there are answers for which `onChange` wasn't called yet. */
    takeUnreported: (): boolean => {
      const was = isUnreported;
      isUnreported = false;
      chosen.clear();
      return was;
    },
    /** The question that the last tap answered, unless a button was pressed as well. */
    takeTapped: (): string | undefined => {
      const was = pressed === undefined ? tapped : undefined;
      tapped = undefined;
      return was;
    },
    takePressed: (): StepButton | undefined => {
      const was = pressed;
      pressed = undefined;
      return was;
    },
    takeFocused: (): string | undefined => {
      const was = focused;
      focused = undefined;
      return was;
    },
  };
};

export type EarlyInput = ReturnType<typeof createEarlyInput>;
