import { type PageModel, type Question, QuestionFileModel } from 'survey-core';
import { useEffect, useRef } from 'react';
import type { InterruptedFile } from '../definition/runner-types.ts';

/**
 * Uploads the files that were chosen before, as soon as their question is shown: a change is stored with the page that shows it.
 */
export const useInterruptedFiles = (page: PageModel, interrupted: readonly InterruptedFile[] = []): void => {
  const waiting = useRef(interrupted);
  useEffect(() => {
    const questions: readonly Question[] = page.questions;
    for (const question of questions) {
      if (!(question instanceof QuestionFileModel) || !question.isVisible) continue;
      const files = waiting.current.filter((each) => each.question === question.name);
      if (files.length === 0) continue;
      waiting.current = waiting.current.filter((each) => !files.includes(each));
      question.loadFiles(files.map(({ file }) => file));
    }
  }, [page]);
};
