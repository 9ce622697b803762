import { useMediaQuery } from '@mantine/hooks';
import type { AttributePart, AttributeSurvey, AttributeSurveySaved } from '@yayan/api-client';
import { newIdempotencyKey } from '@yayan/auth';
import { failureText } from '@yayan/site';
import { SurveyRunner } from '@yayan/survey';
import { media } from '@yayan/ui';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { createAgeCheck } from './create-age-check.ts';
import { sectionRun } from './section-definition.ts';
import { submitSection } from './submit-section.ts';
import { useAutosave } from './use-autosave.ts';

interface AnswerSectionProps {
  survey: AttributeSurvey;
  part: AttributePart;
  onSaved: (saved: AttributeSurveySaved) => Promise<void>;
  onMoved: () => Promise<void>;
}

/** Shows the questions of one section in the runner. Answers are saved after each change and submitted at the end. */
export function AnswerSection({ survey, part, onSaved, onMoved }: AnswerSectionProps) {
  const phone = useMediaQuery(media.phone, false, { getInitialValueInEffect: false });
  const [search] = useSearchParams();
  const [run] = useState(() => sectionRun(survey, part));
  const [ageCheck] = useState(() => createAgeCheck(run.answers));
  const autosave = useAutosave(run.answers);
  const attempt = useRef({ body: '', key: '' });
  return (
    <SurveyRunner
      definition={run.definition}
      answers={run.answers}
      oneByOne={phone}
      question={search.get('question') ?? undefined}
      saveState={autosave.state}
      onChange={(_page, answers) => autosave.keep(ageCheck.toSave(answers))}
      // Some answers are sensitive, so this device stores no answers.
      keepsAnswers={false}
      failureText={(error) => failureText(error, '没有发出去')}
      onPage={async (_page, answers) => {
        const problems = ageCheck.problems(answers);
        if (problems.length > 0) return { kind: 'refused', problems };
        autosave.stop();
        const body = JSON.stringify(answers);
        if (attempt.current.body !== body) attempt.current = { body, key: newIdempotencyKey() };
        const { key } = attempt.current;
        return await submitSection({
          survey,
          part,
          answers,
          key,
          onSaved: async (saved) => {
            autosave.settle();
            await onSaved(saved);
          },
          onMoved,
        });
      }}
      // A section is one page and `onPage` submits it, so the runner never gets here.
      onSubmit={async () => await Promise.resolve({ kind: 'ended' })}
    />
  );
}
