import { Fragment, type ReactNode } from 'react';
import { type Question, QuestionImageModel } from 'survey-core';
import { MissingPictures } from './MissingPictures.tsx';
import { useMissingPictures } from './use-missing-pictures.ts';

interface PicturedProps {
  /** The question's picture, or its choices. */
  element: ReactNode;
  question: Question;
}

/** A picture, or choices with pictures, with the note that some did not come. */
export function Pictured({ element, question }: PicturedProps) {
  'use no memo';
  const pictures = useMissingPictures(question);
  return (
    <>
      {/* A picture that failed stays broken; another element shows what was loaded since. Choices get one by themselves. */}
      <Fragment key={question instanceof QuestionImageModel ? pictures.loads : 0}>{element}</Fragment>
      <MissingPictures question={question} {...pictures} />
    </>
  );
}
