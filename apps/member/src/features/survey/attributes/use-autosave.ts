import { saveProperties } from '@yayan/api-client';
import type { Answers, SaveState } from '@yayan/survey';
import { useEffect, useRef, useState } from 'react';

const waitMs = 600;

/** The values an answer is kept as: option values, one date or one region; none takes it back. */
export const valuesOf = (answer: unknown): string[] => {
  if (Array.isArray(answer)) return answer.filter((value) => typeof value === 'string');
  return typeof answer === 'string' && answer !== '' ? [answer] : [];
};

/**
 * Saves answers as they are given, those that changed since the last time, a moment after the last change. What can't be
 * sent stays for the next change or for the end of the section.
 */
export const useAutosave = (start: Answers) => {
  const [state, setState] = useState<SaveState>('saved');
  const saved = useRef(start);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = async (answers: Answers): Promise<void> => {
    const changed = Object.keys({ ...saved.current, ...answers })
      .map((key) => ({ key, values: valuesOf(answers[key]), before: valuesOf(saved.current[key]) }))
      .filter(({ values, before }) => values.join() !== before.join())
      .map(({ key, values }) => ({ key, values }));
    if (changed.length === 0) return setState('saved');
    setState('sending');
    try {
      await saveProperties({ answers: changed });
      saved.current = answers;
      setState('saved');
    } catch {
      setState('waiting');
    }
  };

  const keep = (answers: Answers): void => {
    setState('kept');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(answers), waitMs);
  };

  /** The section is handed in whole: nothing is left to save. */
  const stop = (): void => clearTimeout(timer.current);
  return { state, keep, stop };
};
