import type { QuestionBooleanModel } from 'survey-core';
import classes from './RatingScale.module.css';
import { Points } from './Points.tsx';
import { ScalePoint } from './ScalePoint.tsx';
import { useModelVersion } from './use-model-version.ts';

/** Yes and no as two large radio buttons, like a scale. survey-core's switch turns the answer over when it is pressed again. */
export function YesNo({ question }: { question: QuestionBooleanModel }) {
  'use no memo';
  useModelVersion(question);
  const { locLabelLeft: left, locLabelRight: right, swapOrder } = question;
  // Yes is first here, whatever the definition says: its order only decides which text survey-core calls left.
  const [yes, no] = swapOrder ? [left, right] : [right, left];
  const sides = [
    { value: true, text: yes.renderedHtml, id: question.inputId },
    { value: false, text: no.renderedHtml, id: undefined },
  ];
  return (
    <fieldset
      className={classes['root']}
      aria-label={question.a11y_input_ariaLabel}
      aria-labelledby={question.a11y_input_ariaLabelledBy}
    >
      <Points texts={sides.map(({ text }) => text)}>
        {sides.map(({ value, text, id }) => (
          <ScalePoint
            key={String(value)}
            id={id}
            group={question.id}
            text={text}
            isChosen={question.booleanValue === value}
            disabled={question.isReadOnly}
            onChoose={() => answer(question, value)}
          />
        ))}
      </Points>
    </fieldset>
  );
}

/** Sets the answer. Outside the component because it mutates a survey-core object. */
const answer = (question: QuestionBooleanModel, value: boolean): void => {
  question.booleanValue = value;
};
