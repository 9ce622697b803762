import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import {
  type Model,
  type Question,
  QuestionBooleanModel,
  QuestionImagePickerModel,
  QuestionRadiogroupModel,
  QuestionRatingModel,
} from 'survey-core';
import type { EarlyInput } from '../first-picture/early-input.ts';
import { autoNextChoice, useDeviceChoice } from '../frame/device-choice.ts';
import { place, shownQuestions } from './model/page-steps.ts';

/** How long the choice is shown before the next question replaces it, in milliseconds. */
const seenMs = 450;
/** The time within which a change belongs to the last tap or key, in milliseconds. */
const samePressMs = 400;

/** Whether one tap can answer the question completely. */
const takesOneTap = (question: Question): boolean => {
  if (question instanceof QuestionRadiogroupModel) return !question.hasComment;
  if (question instanceof QuestionImagePickerModel) return !question.multiSelect;
  return question instanceof QuestionRatingModel || question instanceof QuestionBooleanModel;
};

/** Whether one tap has answered it: 其他 still needs a text. */
const isOneTap = (question: Question): boolean =>
  takesOneTap(question) && !(question instanceof QuestionRadiogroupModel && question.isOtherSelected);

/** Whether a tap can end this step. The last step is submitted only by its button. */
const canEndStep = (model: Model): boolean => {
  const last = shownQuestions(model).at(-1);
  const { at, of } = place(model);
  return at < of - 1 && last !== undefined && takesOneTap(last);
};

/** Whether the runner goes on after this question was answered: it is the last one, and the rest of its step is answered. */
const endsStep = (model: Model, question: Question): boolean => {
  const questions = shownQuestions(model);
  const { at, of } = place(model);
  return (
    questions.at(-1) === question &&
    at < of - 1 &&
    isOneTap(question) &&
    !question.isEmpty() &&
    questions.every((one) => one.validate(false))
  );
};

/**
 * Goes on by itself when a tap or a number key has answered the step's last question. Arrow keys only move through the choices,
 * and the last step is submitted only by its button. The respondent can switch this off in this browser. A tap from before the
 * runner was loaded counts from its own time.
 */
export const useAutoNext = (
  model: Model,
  runner: RefObject<HTMLElement | null>,
  next: () => void,
  early?: EarlyInput,
) => {
  'use no memo'; // Whether the switch is offered is read from the model.
  const { isOn, change } = useDeviceChoice(autoNextChoice);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressedAt = useRef(-Infinity);
  const cancel = (): void => clearTimeout(timer.current);

  const press = useEffectEvent((event: Event): void => {
    const isKey = event instanceof KeyboardEvent;
    // Keys also come from the page around the runner, which has the focus when a member comes from another page.
    const isOurs = (target: Node): boolean =>
      runner.current?.contains(target) === true || (isKey && target.contains(runner.current));
    if (event.target instanceof Node && !isOurs(event.target)) return;
    cancel();
    const isDeliberate = !isKey || /^\d$/u.test(event.key);
    pressedAt.current = isDeliberate ? performance.now() : -Infinity;
  });
  const changed = useEffectEvent((question: Question | null): void => {
    const isPressed = performance.now() - pressedAt.current < samePressMs;
    if (!isOn || !isPressed || !question || !endsStep(model, question)) return;
    cancel();
    timer.current = setTimeout(next, seenMs);
  });

  const tappedEarly = useEffectEvent((): void => {
    const tapped = early?.takeTapped();
    if (tapped === undefined) return;
    pressedAt.current = performance.now();
    changed(model.getQuestionByName(tapped));
  });

  useEffect(() => {
    const listen = (event: Event): void => press(event);
    const kinds = ['pointerdown', 'pointerup', 'keydown'];
    for (const kind of kinds) document.addEventListener(kind, listen, true);
    const hear = (_: Model, { question }: { question: Question | null }): void => changed(question);
    model.onValueChanged.add(hear);
    tappedEarly();
    return () => {
      clearTimeout(timer.current);
      for (const kind of kinds) document.removeEventListener(kind, listen, true);
      model.onValueChanged.remove(hear);
    };
  }, [model]);

  return {
    isOn,
    /** Whether the switch has an effect on this step. */
    isOffered: canEndStep(model),
    cancel,
    change: (on: boolean): void => {
      cancel();
      change(on);
    },
  };
};
