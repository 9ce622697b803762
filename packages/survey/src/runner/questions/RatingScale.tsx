import type { QuestionRatingModel } from 'survey-core';
import classes from './RatingScale.module.css';
import { Points } from './Points.tsx';
import { ScalePoint } from './ScalePoint.tsx';
import { useModelVersion } from './use-model-version.ts';

interface RatingScaleProps {
  question: QuestionRatingModel;
}

/**
 * A scale of numbers or texts as large radio buttons. On a phone up to five numbers are in one row, more in rows of six. Texts
 * are side by side only where each fits on one line, else one below the other.
 */
export function RatingScale({ question }: RatingScaleProps) {
  'use no memo';
  useModelVersion(question);
  const points = question.visibleRateValues;
  const isMany = points.length > 6;
  const areNumbers = points.every(({ text }) => /^\d+$/u.test(text));
  const ends = [question.minRateDescription, question.maxRateDescription];
  return (
    <fieldset className={classes['root']} aria-labelledby={question.ariaTitleId}>
      <Points texts={areNumbers ? [] : points.map(({ text }) => text)} isMany={isMany}>
        {points.map((point, index) => (
          <ScalePoint
            key={String(point.value)}
            id={question.getInputId(index)}
            group={question.id}
            text={point.text}
            isChosen={question.value === point.value}
            disabled={question.isReadOnly}
            isNumber={areNumbers}
            onChoose={() => answer(question, point.value)}
          />
        ))}
      </Points>
      {ends.some(Boolean) ? (
        <div className={classes['ends']} data-many={isMany || undefined} aria-hidden="true">
          {ends.map((end, index) => (
            <span key={end} data-point={points.at(-index)?.text}>
              {end}
            </span>
          ))}
        </div>
      ) : null}
    </fieldset>
  );
}

/** Sets the answer. Outside the component because it mutates a survey-core object. */
const answer = (question: QuestionRatingModel, value: unknown): void => {
  question.value = value;
};
