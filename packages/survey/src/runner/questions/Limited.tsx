import type { ReactNode } from 'react';
import type { Question } from 'survey-core';
import { FullNote } from './FullNote.tsx';

interface LimitedProps {
  /** The question's input. */
  element: ReactNode;
  question: Question;
}

/** The input of a question with a limit of choices, with the note that it is reached. */
export function Limited({ element, question }: LimitedProps) {
  return (
    <>
      {element}
      <FullNote question={question} />
    </>
  );
}
