import { expect, test } from 'vitest';
import type { SurveyDefinition } from '../definition/definition.ts';
import { answersFrom } from './given-answers.ts';
import { traceAnswers } from './trace-answers.ts';

const definition: SurveyDefinition = {
  survey: {
    pages: [
      {
        name: 'screener',
        title: '认识一下你',
        elements: [
          {
            type: 'radiogroup',
            name: 'often',
            title: '多久吃一次早餐？',
            isRequired: true,
            choices: ['never', 'some', 'daily'],
          },
          {
            type: 'text',
            inputType: 'number',
            name: 'age',
            title: '年龄？',
            isRequired: true,
            min: 1,
            max: 120,
          },
        ],
      },
      {
        name: 'home',
        visibleIf: "{often} = 'daily'",
        elements: [{ type: 'comment', name: 'why', title: '为什么每天吃？', isRequired: true }],
      },
      {
        name: 'last',
        elements: [
          {
            type: 'checkbox',
            name: 'what',
            title: '吃什么？',
            choices: [
              { value: 1, text: '粥' },
              { value: 2, text: '面' },
            ],
          },
          { type: 'matrix', name: 'grid', title: '打分', isRequired: true, columns: [1, 2], rows: ['a'] },
          { type: 'radiogroup', name: 'check', title: '这题选“面”', choices: ['面', '粥'], isRequired: true },
        ],
      },
    ],
  },
  host: {
    screening: {
      page: 'screener',
      screenOut: [{ when: "{often} = 'never'", reason: '不吃早餐' }],
    },
    quotaCells: [
      { name: '青年', when: '{age} < 30', limit: 10 },
      { name: '其他', when: '{age} >= 30', limit: 10 },
    ],
    minimumSeconds: 60,
    attentionChecks: [{ question: 'check', expected: '面' }],
    contradictions: [{ when: "{often} = 'daily' and {what} contains 2", reason: '每天吃面' }],
    seatMinutes: 10,
    sensitive: [],
  },
};

/** The path of answers in words: `often=daily`. */
const path = (words: string[], full: string[] = []) => {
  const given = words.map((word) => {
    const [name = '', values = ''] = word.split('=');
    return { name, values: values.split('+') };
  });
  return traceAnswers(definition, answersFrom(definition, given).answers, full);
};
const reached = (words: string[]) =>
  path(words)
    .pages.filter(({ isReached, isShown }) => isReached && isShown)
    .map(({ name }) => name);

test('the path stops on the page whose answers are missing, and names them', () => {
  const { end, pages, cells } = path([]);
  expect(end).toEqual({ kind: 'open', page: 'screener' });
  expect(pages[0]?.questions.map(({ problem }) => problem !== undefined)).toEqual([true, true]);
  expect(cells).toEqual([]);
});

test('a screen-out rule ends the path on the screening page, and nothing after it is reached', () => {
  expect(path(['often=never', 'age=20']).end).toEqual({ kind: 'screenedOut', reason: '不吃早餐' });
  expect(reached(['often=never', 'age=20'])).toEqual(['screener']);
});

test('conditions decide page by page which questions are shown', () => {
  expect(reached(['often=some', 'age=20', 'check=面'])).toEqual(['screener', 'last']);
  expect(reached(['often=daily', 'age=20', 'check=面'])).toEqual(['screener', 'home', 'last']);
});

test('who is let in belongs to cells, and a cell that is full ends the path', () => {
  const words = ['often=some', 'age=20', 'check=面'];
  expect(path(words)).toMatchObject({ cells: ['青年'], end: { kind: 'complete' } });
  expect(path(words, ['其他']).end).toEqual({ kind: 'complete' });
  expect(path(words, ['青年']).end).toEqual({ kind: 'quotaFull', cells: ['青年'] });
});

test('only answers that something reads must be given', () => {
  // `why` and `grid` are required, but no rule reads them.
  expect(path(['often=daily', 'age=40', 'check=面']).end).toEqual({ kind: 'complete' });
  const decides = path([]).pages.flatMap(({ questions }) =>
    questions.filter((question) => question.decides).map(({ name }) => name),
  );
  expect(decides).toEqual(['often', 'age', 'what', 'check']);
});

test('a failed check ends in its result, and a contradiction is named', () => {
  expect(path(['often=daily', 'age=40', 'what=2', 'check=粥'])).toMatchObject({
    end: { kind: 'attention', questions: ['check'] },
    contradictions: ['每天吃面'],
  });
});

test('a wrong answer is a problem of its question', () => {
  const { end, pages } = path(['often=some', 'age=200']);
  expect(end).toEqual({ kind: 'open', page: 'screener' });
  expect(pages[0]?.questions[1]?.problem).toContain('120');
});

test('answers in words become those of the questionnaire, and unknown ones are named', () => {
  const given = [
    { name: 'what', values: ['1', '2'] },
    { name: 'age', values: ['20'] },
    { name: 'often', values: ['weekly'] },
    { name: 'nothing', values: ['x'] },
    { name: 'grid', values: ['1'] },
  ];
  expect(answersFrom(definition, given)).toEqual({
    answers: { what: [1, 2], age: 20 },
    unknown: ['often', 'nothing', 'grid'],
  });
});
