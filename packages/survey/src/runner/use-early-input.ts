import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { Model } from 'survey-core';
import type { EarlyInput, StepButton } from '../first-picture/early-input.ts';

/**
 * Handles what the respondent did in the first picture: the focus, choices made while the runner was drawn, and a pressed
 * button, which has the same effect as a press now.
 */
export const useEarlyInput = (
  model: Model,
  runner: RefObject<HTMLElement | null>,
  early: EarlyInput | undefined,
  buttons: Readonly<Record<StepButton, () => void>>,
): void => {
  useLayoutEffect(() => {
    early?.answer(model);
    const focused = early?.takeFocused();
    if (focused !== undefined)
      runner.current?.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
  }, [model, runner, early]);
  const press = useEffectEvent((): void => {
    const pressed = early?.takePressed();
    if (pressed) buttons[pressed]();
  });
  useEffect(() => press(), []);
};
