import { type AttributePart, type AttributeSurvey, saveProperties } from '@yayan/api-client';
import { SurveyRunner } from '@yayan/survey';
import { useState } from 'react';
import { valuesOf } from './create-autosave.ts';
import { sectionRun } from './section-definition.ts';

interface AnswerOneProps {
  survey: AttributeSurvey;
  part: AttributePart;
  /** The name of the question. */
  question: string;
  onSaved: () => Promise<void>;
}

/** One question alone, for who came from a page that needs this answer and goes back there. */
export function AnswerOne({ survey, part, question, onSaved }: AnswerOneProps) {
  const [run] = useState(() => sectionRun(survey, part, question));
  return (
    <SurveyRunner
      definition={run.definition}
      answers={run.answers}
      onPage={async (_page, answers) => {
        await saveProperties({ answers: [{ key: question, values: valuesOf(answers[question]) }] });
        await onSaved();
        return { kind: 'ended' };
      }}
      // The question is one page and `onPage` saves it, so the runner never gets here.
      onSubmit={async () => await Promise.resolve({ kind: 'ended' })}
    />
  );
}
