import { type PageModel, type Question, QuestionFileModel } from 'survey-core';
import { useEffect, useRef } from 'react';
import type { InterruptedFile } from '../definition/runner-types.ts';

const askAgain = (question: Question, lost: readonly InterruptedFile[]): void => {
  if (lost.length > 0)
    question.addError(`${lost.map(({ name }) => `“${name}”`).join('、')}没有传完，请再选一次`);
};

/**
 * Uploads the files that were chosen before, as soon as their question is shown: a change is stored with the page that shows it.
 * A question whose file is lost asks for it again.
 */
export const useInterruptedFiles = (page: PageModel, interrupted: readonly InterruptedFile[] = []): void => {
  const waiting = useRef(interrupted);
  useEffect(() => {
    const questions: readonly Question[] = page.questions;
    for (const question of questions) {
      if (!(question instanceof QuestionFileModel) || !question.isVisible) continue;
      const chosen = waiting.current.filter((each) => each.question === question.name);
      if (chosen.length === 0) continue;
      waiting.current = waiting.current.filter((each) => !chosen.includes(each));
      const files = chosen.flatMap(({ file }) => file ?? []);
      if (files.length > 0) question.loadFiles(files);
      askAgain(
        question,
        chosen.filter(({ file }) => file === undefined),
      );
    }
  }, [page]);
};
