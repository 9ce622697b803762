import type { TaskPathQuestion } from '@yayan/console-client';
import { AnswerField } from './AnswerField.tsx';
import { type Given, givenTo } from './given.ts';
import classes from './TaskPath.module.css';

interface QuestionFieldProps {
  question: TaskPathQuestion;
  given: Given;
  /** Called with the path of the part; without one for the whole question. */
  onAnswer: (name: string, part: readonly string[], values: readonly string[]) => void;
}

/** The answer to one question of a path, for some types by its rows, cells or fields. */
export function QuestionField({ question, given, onAnswer }: QuestionFieldProps) {
  const { name, title, input, parts, shown, problem } = question;
  const valuesOf = (part: readonly string[]): readonly string[] => givenTo(given, name, part);
  const isGiven = valuesOf([]).length > 0 || parts.some(({ path }) => valuesOf(path).length > 0);
  // Nothing is wrong with an answer that nobody has given yet; it only has to come.
  const hint = problem !== null && !isGiven ? '走下去要填这一题' : undefined;
  if (!shown)
    return (
      <p className={classes['dim']}>
        {title} <b>这个人看不到</b>
      </p>
    );
  if (input === 'none')
    return (
      <p className={classes['dim']}>
        {title} <b>这里不用回答</b>
      </p>
    );
  if (input === 'parts')
    return (
      <fieldset className={classes['parts']}>
        <legend>{title}</legend>
        {problem === null ? null : (
          <p className={classes[hint === undefined ? 'wrong' : 'dim']}>{hint ?? problem}</p>
        )}
        {parts.map((part) => (
          <AnswerField
            key={part.path.join('\n')}
            field={part}
            said={{ error: null }}
            values={valuesOf(part.path)}
            onChange={(values) => onAnswer(name, part.path, values)}
          />
        ))}
      </fieldset>
    );
  return (
    <AnswerField
      field={question}
      said={hint === undefined ? { error: problem } : { description: hint }}
      values={valuesOf([])}
      onChange={(values) => onAnswer(name, [], values)}
    />
  );
}
