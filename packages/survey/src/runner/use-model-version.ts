import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Base } from 'survey-core';

/**
 * Renders the component again whenever a property of a SurveyJS object changes. Such objects are mutable, so
 * components that read them say `'use no memo'`: the React compiler would keep what they showed first.
 */
export const useModelVersion = (part: Base): number => {
  const version = useRef(0);
  const subscribe = useCallback(
    (changed: () => void) => {
      const note = (): void => {
        version.current += 1;
        changed();
      };
      part.onPropertyChanged.add(note);
      return () => part.onPropertyChanged.remove(note);
    },
    [part],
  );
  return useSyncExternalStore(subscribe, () => version.current);
};
