import { useQueryClient } from '@tanstack/react-query';
import { getGetAttributeSurveyQueryKey, saveProperties } from '@yayan/api-client';
import type { Answers, SaveState } from '@yayan/survey';
import { useEffect, useState } from 'react';
import { createAutosave } from './create-autosave.ts';

/**
 * Autosave of one section while it is on show. Who leaves in the middle leaves with everything saved, and finds it when
 * they come back.
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
        if (autosave.hasSaved()) void queries.resetQueries({ queryKey: getGetAttributeSurveyQueryKey() });
      });
    },
    [autosave, queries],
  );
  return { state, ...autosave };
};
