import type { ReactNode } from 'react';
import type { Question } from 'survey-core';
import classes from './Prefilled.module.css';
import { Pictured } from '../pictures/Pictured.tsx';
import { FullNote } from './FullNote.tsx';
import { isPrefilled } from './mark-prefilled.ts';
import { useModelVersion } from './use-model-version.ts';

interface PrefilledProps {
  /** The question's input. */
  element: ReactNode;
  question: Question;
}

/** The input of a question that the respondent's profile has answered, with the word on it above. */
export function Prefilled({ element, question }: PrefilledProps) {
  'use no memo';
  useModelVersion(question);
  return (
    <>
      {isPrefilled(question) ? <p className={classes['note']}>已按资料填好，可改</p> : null}
      <Pictured element={element} question={question} />
      <FullNote question={question} />
    </>
  );
}
