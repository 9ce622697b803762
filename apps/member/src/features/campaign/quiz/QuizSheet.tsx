import {
  type Campaign,
  type Question,
  type QuestionAnswers,
  type QuestionSheet,
  submitQuestions,
} from '@yayan/api-client';
import { useListQuestions } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { Button, ConfirmDialog, Form, Skeleton } from '@yayan/ui';
import { useEffect, useRef, useState } from 'react';
import { useSecondsLeft } from '../../../shell/client/use-seconds-left.ts';
import classes from '../Campaign.module.css';
import { useCampaignCall } from '../draw/use-campaign-call.ts';
import { type Choices, storeChoices, readChoices } from './stored-choices.ts';
import quiz from './Quiz.module.css';

const MINUTE_S = 60;

const timeText = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, '0')}`;

/** The questions of an open try. Choices survive a reload; the time goes on. */
export function QuizSheet({ campaign, sheet }: { campaign: Campaign; sheet: string }) {
  const query = useListQuestions({ sheet });
  return (
    <QueryView query={query} skeleton={<Skeleton height={320} radius="lg" />}>
      {(data) => <Answering key={sheet} campaign={campaign} sheet={data} />}
    </QueryView>
  );
}

function Answering({ campaign, sheet }: { campaign: Campaign; sheet: QuestionSheet }) {
  const [choices, setChoices] = useState<Choices>(() => readChoices(sheet.sheet));
  const { run, failure, isPending } = useCampaignCall(
    `quiz:${campaign.id}:${sheet.sheet}`,
    (body: QuestionAnswers, key) => submitQuestions(body, { idempotencyKey: key }),
    '没有提交成功（重试不会重复计分）',
  );
  const left = useSecondsLeft(sheet.until);
  const answers = Object.entries(choices).map(([number, choice]) => ({ number: Number(number), choice }));
  const openQuestions = sheet.questions.filter(({ number }) => choices[number] === undefined);
  const [isAsking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The time runs: the questions come up to the top at once.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'start' });
  }, []);
  const choose = (number: number, choice: number): void => {
    const next = { ...choices, [number]: choice };
    setChoices(next);
    storeChoices(sheet.sheet, next);
  };
  const submit = (): void => {
    setAsking(false);
    void run({ sheet: sheet.sheet, answers });
  };
  /** Unanswered questions bring no coins, and there is one try a day: ask first, and show the first of them. */
  const check = (): void => {
    const [first] = openQuestions;
    if (first === undefined) return submit();
    firstChoiceOf(form.current, first.number)?.focus();
    setAsking(true);
  };
  return (
    <Form ref={form} className={`${classes['draw']} ${quiz['sheet']}`} onSubmit={check}>
      <p className={quiz['clock']}>
        <span role="timer">{left === 0 ? '时间到了' : `还剩 ${timeText(left)}`}</span>
        <span className={classes['dim']}>
          已答 {answers.length} / {sheet.questions.length}
        </span>
      </p>
      {sheet.questions.map((question) => (
        <OneQuestion
          key={question.number}
          question={question}
          chosen={choices[question.number]}
          onChoose={(choice) => choose(question.number, choice)}
        />
      ))}
      <Button type="submit" size="lg" loading={isPending}>
        {openQuestions.length === 0 ? '提交答案' : `提交答案，还有 ${openQuestions.length} 题没答`}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={submit}
        title={`还有 ${openQuestions.length} 题没答，现在提交？`}
        confirmLabel="就这样提交"
        danger
      >
        没答的题不得金币，提交后今天不能再答。
      </ConfirmDialog>
      {failure === undefined ? null : (
        <p role="alert" className={classes['alert']}>
          {failure}
        </p>
      )}
    </Form>
  );
}

const firstChoiceOf = (form: HTMLFormElement | null, number: number): HTMLInputElement | null =>
  form?.querySelector(`input[name="question-${number}"]`) ?? null;

interface OneQuestionProps {
  question: Question;
  chosen: number | undefined;
  onChoose: (choice: number) => void;
}

function OneQuestion({ question: { number, title, choices }, chosen, onChoose }: OneQuestionProps) {
  return (
    <fieldset className={quiz['question']}>
      <legend>
        {number}. {title}
      </legend>
      {choices.map((choice, index) => (
        <label key={choice} className={quiz['choice']}>
          <input
            type="radio"
            name={`question-${number}`}
            checked={chosen === index + 1}
            onChange={() => onChoose(index + 1)}
          />
          {choice}
        </label>
      ))}
    </fieldset>
  );
}
