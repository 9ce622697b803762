import type { OrderProblem } from '@yayan/api-client';
import { type RefObject, useEffect, useRef } from 'react';

/** Brings the focus to the field of the first problem whenever some were found (design pages 1.1); fields carry their names. */
export const useFocusProblem = (problems: readonly OrderProblem[]): RefObject<HTMLDivElement | null> => {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [first] = problems;
    if (first) fields.current?.querySelector<HTMLElement>(`[name="${first.field}"]`)?.focus();
  }, [problems]);
  return fields;
};
