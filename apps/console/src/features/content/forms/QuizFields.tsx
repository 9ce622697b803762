import { IconX } from '@tabler/icons-react';
import type { CourseDraft } from '@yayan/console-client';
import { ActionIcon, Button, Checkbox } from '@yayan/ui';
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
    <>
      {options.map((option, at) => (
        // Options have no name but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={classes['option']}>
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
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`去掉第 ${number} 题选项 ${at + 1}`}
            disabled={options.length <= LEAST_OPTIONS}
            onClick={() => onChange(options.toSpliced(at, 1))}
          >
            <IconX size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {options.length < MOST_OPTIONS ? (
        <Button variant="default" onClick={() => onChange([...options, { text: '', right: false }])}>
          第 {number} 题加一个选项
        </Button>
      ) : null}
    </>
  );
}

interface QuizFieldsProps {
  quiz: readonly Question[];
  onChange: (quiz: Question[]) => void;
}

/** The questions of a course's quiz. Who has 80 percent right passes (rule 13.6). */
export function QuizFields({ quiz, onChange }: QuizFieldsProps) {
  return (
    <>
      {quiz.map((question, at) => (
        // Questions have no name but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={at} className={classes['group']}>
          <legend>第 {at + 1} 题</legend>
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
          {quiz.length > 1 ? (
            <Button variant="subtle" color="gray" onClick={() => onChange(quiz.toSpliced(at, 1))}>
              去掉第 {at + 1} 题
            </Button>
          ) : null}
        </fieldset>
      ))}
      {quiz.length < MOST_QUESTIONS ? (
        <Button variant="default" onClick={() => onChange([...quiz, newQuestion()])}>
          加一题
        </Button>
      ) : null}
    </>
  );
}
