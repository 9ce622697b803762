import { Checkbox } from '@yayan/ui';
import type { ReactNode } from 'react';
import type { Model, Question } from 'survey-core';
import { decline, declinedKey } from './decline.ts';
import classes from './Declinable.module.css';
import { useModelVersion } from '../model/use-model-version.ts';

interface DeclinableProps {
  /** What the question is answered with. */
  element: ReactNode;
  question: Question;
}

/** A sensitive question: what it is answered with, and 「不想回答」 under it, which takes the place of both. */
export function Declinable({ element, question }: DeclinableProps) {
  'use no memo';
  useModelVersion(question);
  const model = question.survey as Model; // The only kind of survey that is drawn.
  const isDeclined = model.getValue(declinedKey(question.name)) === true;
  return (
    <>
      {isDeclined ? null : element}
      <Checkbox
        className={classes['decline'] ?? ''}
        data-decline
        label="不想回答"
        checked={isDeclined}
        disabled={model.readOnly}
        onChange={(event) => decline(model, question, event.currentTarget.checked)}
      />
    </>
  );
}
