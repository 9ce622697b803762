import type { CourseDraft } from '@yayan/console-client';
import { Checkbox } from '@yayan/ui';
import { RowList } from '../../../shell/filed/RowList.tsx';
import classes from '../ContentPage.module.css';
import { newQuestion } from '../new-draft.ts';
import { LineField, TextField } from './fields.tsx';

const MOST_QUESTIONS = 20;
const LEAST_OPTIONS = 2;
const MOST_OPTIONS = 8;

type Question = CourseDraft['quiz'][number];
type Option = Question['options'][number];

interface OptionsProps {
  /** The number of the question, in the names of its fields. */
  number: number;
  options: readonly Option[];
  onChange: (options: Option[]) => void;
}

function Options({ number, options, onChange }: OptionsProps) {
  return (
    <RowList
      name={`第 ${number} 题选项`}
      addLabel={`第 ${number} 题加一个选项`}
      layout="line"
      rows={options}
      least={LEAST_OPTIONS}
      most={MOST_OPTIONS}
      onAdd={() => onChange([...options, { text: '', right: false }])}
      onRemove={(at) => onChange(options.toSpliced(at, 1))}
      renderRow={(option, at) => (
        <div className={classes['option']}>
          <LineField
            label={`第 ${number} 题选项 ${at + 1}`}
            value={option.text}
            most={100}
            onChange={(text) => onChange(options.with(at, { ...option, text }))}
          />
          <Checkbox
            label="正确"
            aria-label={`第 ${number} 题选项 ${at + 1} 正确`}
            checked={option.right}
            onChange={(event) =>
              onChange(options.with(at, { ...option, right: event.currentTarget.checked }))
            }
          />
        </div>
      )}
    />
  );
}

interface QuizFieldsProps {
  quiz: readonly Question[];
  onChange: (quiz: Question[]) => void;
}

/** The questions of a course's quiz. Who has 80 percent right passes (rule 13.6). */
export function QuizFields({ quiz, onChange }: QuizFieldsProps) {
  return (
    <RowList
      name="题"
      titleOf={(number) => `第 ${number} 题`}
      addLabel="加一题"
      layout="stack"
      rows={quiz}
      least={1}
      most={MOST_QUESTIONS}
      onAdd={() => onChange([...quiz, newQuestion()])}
      onRemove={(at) => onChange(quiz.toSpliced(at, 1))}
      renderRow={(question, at) => (
        <>
          <TextField
            label={`第 ${at + 1} 题题目`}
            rows={1}
            value={question.question}
            most={200}
            onChange={(text) => onChange(quiz.with(at, { ...question, question: text }))}
          />
          <Options
            number={at + 1}
            options={question.options}
            onChange={(options) => onChange(quiz.with(at, { ...question, options }))}
          />
          <TextField
            label={`第 ${at + 1} 题解释`}
            description="答完后会员看到为什么。"
            rows={1}
            value={question.explanation}
            most={300}
            onChange={(explanation) => onChange(quiz.with(at, { ...question, explanation }))}
          />
        </>
      )}
    />
  );
}
