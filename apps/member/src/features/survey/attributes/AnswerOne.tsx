import { type AttributePart, type AttributeSurvey, saveProperties } from '@yayan/api-client';
import { failureText } from '@yayan/site';
import { SurveyRunner } from '@yayan/survey';
import { useState } from 'react';
import { valuesOf } from './create-autosave.ts';
import { createAgeCheck } from './create-age-check.ts';
import { sectionRun } from './section-definition.ts';

interface AnswerOneProps {
  survey: AttributeSurvey;
  part: AttributePart;
  /** The name of the question. */
  question: string;
  onSaved: () => Promise<void>;
}

/** A single question, for a member whose previous page needs this answer. Saving leads back there. */
export function AnswerOne({ survey, part, question, onSaved }: AnswerOneProps) {
  const [run] = useState(() => sectionRun(survey, part, question));
  const [ageCheck] = useState(() => createAgeCheck(run.answers));
  return (
    <SurveyRunner
      definition={run.definition}
      answers={run.answers}
      // Some answers are sensitive, so this device stores no answers.
      keepsAnswers={false}
      failureText={(error) => failureText(error, '没有发出去')}
      onPage={async (_page, answers) => {
        const problems = ageCheck.problems(answers);
        if (problems.length > 0) return { kind: 'refused', problems };
        await saveProperties({ answers: [{ key: question, values: valuesOf(answers[question]) }] });
        await onSaved();
        return { kind: 'ended' };
      }}
      // The question is one page and `onPage` saves it, so the runner never gets here.
      onSubmit={async () => await Promise.resolve({ kind: 'ended' })}
    />
  );
}
