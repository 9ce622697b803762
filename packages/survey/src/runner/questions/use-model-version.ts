import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Base } from 'survey-core';

/**
 * Renders the component again whenever a property of a SurveyJS object changes. Such objects are mutable, so components that
 * read them have `'use no memo'`: the React compiler would otherwise keep their first output.
 */
export const useModelVersion = (part: Base): number => {
  const version = useRef(0);
  const subscribe = useCallback(
    (changed: () => void) => {
      // Some properties change while SurveyJS renders, and React forbids a state update during a render.
      const note = (): void => {
        version.current += 1;
        queueMicrotask(changed);
      };
      part.onPropertyChanged.add(note);
      return () => part.onPropertyChanged.remove(note);
    },
    [part],
  );
  return useSyncExternalStore(subscribe, () => version.current);
};
