import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Question } from 'survey-core';
import { loadPicture } from './load-picture.ts';
import { missingIn, picturePartsOf, showsFilms } from './picture-parts.ts';

/** The number of a question's pictures that did not come, and how to load them again. */
export const useMissingPictures = (question: Question) => {
  const subscribe = useCallback(
    (changed: () => void) => {
      // Some properties change while SurveyJS renders, and React forbids a state update during a render.
      const note = (): void => queueMicrotask(changed);
      const parts = picturePartsOf(question);
      for (const part of parts) part.onPropertyChanged.add(note);
      return () => {
        for (const part of parts) part.onPropertyChanged.remove(note);
      };
    },
    [question],
  );
  const missing = useSyncExternalStore(subscribe, () => missingIn(question).length);
  const [isLoading, setLoading] = useState(false);
  const [loads, setLoads] = useState(0);
  const loadAgain = async (): Promise<void> => {
    setLoading(true);
    const isFilm = showsFilms(question);
    await Promise.allSettled(
      missingIn(question).map(async (part) => {
        // Ahead of the page's own element, so that nothing flickers while it fails again.
        await loadPicture(part.imageLink, isFilm);
        part.contentNotLoaded = false;
        setLoads((count) => count + 1);
      }),
    );
    setLoading(false);
  };
  const retry = (): void => {
    if (!isLoading && missing > 0) void loadAgain();
  };
  const retryShown = useEffectEvent(retry);
  // What failed when the question was shown before may come now.
  useEffect(() => queueMicrotask(() => retryShown()), []);
  return { missing, isLoading, loads, retry };
};
