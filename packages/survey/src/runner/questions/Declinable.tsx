import { Checkbox } from '@yayan/ui';
import type { ReactNode } from 'react';
import type { Model, Question } from 'survey-core';
import { declinedKey } from '@yayan/survey-engine/answer-keys';
import { decline } from './decline.ts';
import classes from './Declinable.module.css';
import { Pictured } from '../pictures/Pictured.tsx';
import { FullNote } from './FullNote.tsx';
import { useModelVersion } from './use-model-version.ts';

interface DeclinableProps {
  /** The question's input. */
  element: ReactNode;
  question: Question;
}

/** The input of a sensitive question, with 「不想回答」 under it. Choosing 「不想回答」 hides the input. */
export function Declinable({ element, question }: DeclinableProps) {
  'use no memo';
  useModelVersion(question);
  const model = question.survey as Model; // The runner renders no other kind of survey.
  const isDeclined = model.getValue(declinedKey(question.name)) === true;
  return (
    <>
      {isDeclined ? null : <Pictured element={element} question={question} />}
      <Checkbox
        className={classes['decline'] ?? ''}
        data-decline
        label="不想回答"
        checked={isDeclined}
        disabled={model.readOnly}
        onChange={(event) => decline(model, question, event.currentTarget.checked)}
      />
      <FullNote question={question} />
    </>
  );
}
