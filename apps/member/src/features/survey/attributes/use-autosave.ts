import { useQueryClient } from '@tanstack/react-query';
import { saveProperties } from '@yayan/api-client';
import { getGetAttributeSurveyQueryKey, invalidateAfter } from '@yayan/api-client/react';
import type { Answers, SaveState } from '@yayan/survey';
import { useEffect, useState } from 'react';
import { createAutosave } from './create-autosave.ts';

/**
 * Autosave of one section while it is mounted. When a member leaves early it sends everything, so that they find their answers
 * when they return.
 */
export const useAutosave = (start: Answers) => {
  const queries = useQueryClient();
  const [state, setState] = useState<SaveState>('saved');
  const [autosave] = useState(() =>
    createAutosave({ start, save: (answers) => saveProperties({ answers }), onState: setState }),
  );
  useEffect(
    () => () => {
      void autosave.flush().then(() => {
        autosave.stop();
        if (!autosave.hasSaved()) return;
        void queries.resetQueries({ queryKey: getGetAttributeSurveyQueryKey() });
        void invalidateAfter(queries, 'saveProperties');
      });
    },
    [autosave, queries],
  );
  useEffect(() => {
    // A phone may close a page that it hides, and only the server stores these answers.
    const sendWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') void autosave.flush();
    };
    document.addEventListener('visibilitychange', sendWhenHidden);
    return () => document.removeEventListener('visibilitychange', sendWhenHidden);
  }, [autosave]);
  return { state, ...autosave };
};
