import { importQuizQuestions, type QuizQuestion, retireQuizQuestion } from '@yayan/console-client';
import type { ActDefinition } from '../../../shell/act/act-definition.ts';
import { QuestionForm, QuestionTexts, type TypedQuestion } from './QuestionForm.tsx';

const permissions = ['campaigns'];
const ID = /^[a-z0-9][a-z0-9-]{0,31}$/u;
const LEAST_CHOICES = 2;
const MOST_CHOICES = 6;
const LONGEST_CHOICE = 60;

const choicesOf = ({ choices }: TypedQuestion): string[] =>
  choices
    .split('\n')
    .map((choice) => choice.trim())
    .filter((choice) => choice !== '');

/** Whether the server would accept the question. */
const isReady = (typed: TypedQuestion): boolean => {
  const choices = choicesOf(typed);
  return (
    ID.test(typed.id) &&
    [typed.category, typed.title, typed.explanation].every((text) => text.trim() !== '') &&
    choices.length >= LEAST_CHOICES &&
    choices.length <= MOST_CHOICES &&
    choices.every(({ length }) => length <= LONGEST_CHOICE) &&
    new Set(choices).size === choices.length
  );
};

const save = (
  label: string,
  title: string,
  rest: Pick<ActDefinition<TypedQuestion>, 'initial' | 'Form'>,
): ActDefinition<TypedQuestion> => ({
  label,
  title,
  consequence: '从下一次答题起会问到。正在答的不变。',
  permissions,
  needsReason: false,
  isReady,
  perform: (_id, { input, ...request }, key) => {
    const source = JSON.stringify([{ ...input, choices: choicesOf(input) }]);
    return importQuizQuestions({ input: { source }, ...request }, { 'Idempotency-Key': key });
  },
  ...rest,
});

/** Adds one question. */
export const addQuestion = save('加一题…', '加题目', {
  initial: { id: '', category: '', title: '', choices: '', explanation: '' },
  Form: QuestionForm,
});

/** Changes a question. */
export const changeQuestion = ({ version: _version, ...question }: QuizQuestion) =>
  save('改…', '改题目', {
    initial: { ...question, choices: question.choices.join('\n') },
    Form: QuestionTexts,
  });

/** Adds or changes the questions of a file. */
export const importFile = (source: string): ActDefinition<{ source: string }> => ({
  label: '存进题库…',
  title: '存进题库',
  consequence: '从下一次答题起会问到。正在答的不变，文件里没有的题也不变。',
  permissions,
  needsReason: false,
  initial: { source },
  perform: (_id, request, key) => importQuizQuestions(request, { 'Idempotency-Key': key }),
});

/** Asks a question no more. */
export const retireQuestion: ActDefinition<undefined> = {
  label: '不再问…',
  title: '不再问这题',
  consequence: '从下一次答题起不问。正在答的不变。用同一个编号可以再加回来。',
  permissions,
  needsReason: false,
  reasons: ['答案有争议', '过时了'],
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) =>
    retireQuizQuestion(id, request, { 'Idempotency-Key': key }),
};
