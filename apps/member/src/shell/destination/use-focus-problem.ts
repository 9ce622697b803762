import type { OrderProblem } from '@yayan/api-client';
import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the first field with a problem (design pages 1.1). Fields are found by their `name`. */
export const useFocusProblem = (problems: readonly OrderProblem[]): RefObject<HTMLDivElement | null> => {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [first] = problems;
    if (first) fields.current?.querySelector<HTMLElement>(`[name="${first.field}"]`)?.focus();
  }, [problems]);
  return fields;
};
