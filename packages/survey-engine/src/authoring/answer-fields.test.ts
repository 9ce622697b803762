import { describe, expect, test } from 'vitest';
import { supportedInputTypes } from '../check/check-text.ts';
import { buildModel } from '../definition/build-model.ts';
import type { SurveyDefinition } from '../definition/definition.ts';
import { type AnswerField, choicesOf, inputOf, partsOf } from './answer-fields.ts';
import { checkDefinition } from './check-definition.ts';
import { questionTypes } from '../question-types.ts';
import { supportedCells } from './definition-rules.ts';
import { answersFrom, type GivenAnswer } from './given-answers.ts';
import { traceAnswers } from './trace-answers.ts';

const choices = ['a', 'b', 'c'];
const pictures = choices.map((value) => ({ value, imageLink: `/covers/${value}.webp` }));

/** A question of each type that can be answered. */
const samples: Readonly<Record<string, object>> = {
  text: {},
  comment: {},
  radiogroup: { choices },
  dropdown: { choices },
  checkbox: { choices, minSelectedChoices: 1 },
  tagbox: { choices },
  boolean: {},
  rating: {},
  ranking: { choices },
  slider: { min: 0, max: 10 },
  imagepicker: { choices: pictures },
  file: { allowMultiple: true, maxFiles: 3 },
  matrix: { rows: ['r', 's'], columns: choices, eachRowRequired: true },
  matrixdropdown: {
    rows: ['r'],
    choices,
    columns: [...supportedCells].map((cellType) => ({
      name: cellType,
      cellType,
      isRequired: true,
      ...(['radiogroup', 'checkbox'].includes(cellType) && { choices }),
    })),
  },
  multipletext: {
    items: [
      { name: 'i', isRequired: true },
      { name: 'n', inputType: 'number' },
    ],
  },
};
/** Types that show something and take no answer. */
const silent = new Set(['image', 'expression', 'panel']);

const definitionOf = (question: object): SurveyDefinition => {
  const check = checkDefinition({
    survey: {
      pages: [
        { name: 'first', elements: [{ name: 'q', isRequired: true, ...question }] },
        // Something reads the answer, so it must be given.
        { name: 'last', elements: [{ type: 'comment', name: 'why', visibleIf: '{q} notempty' }] },
      ],
    },
    host: {
      screening: { page: 'first', screenOut: [] },
      quotaCells: [],
      minimumSeconds: 0,
      attentionChecks: [],
      seatMinutes: 1,
      sensitive: [],
    },
  });
  if (!check.ok) throw new Error(check.faults.join());
  return check.definition;
};

const wordsFor = ({ input, choices: offered }: AnswerField): string[] => {
  const values = offered.map(({ value }) => String(value));
  if (input === 'text') return ['文字'];
  if (input === 'number') return ['3'];
  return input === 'order' ? values.toReversed() : values.slice(-1);
};

/** An answer to everything that the question has a field for. */
const answered = (definition: SurveyDefinition): GivenAnswer[] => {
  const question = buildModel(definition.survey).getQuestionByName('q');
  if (!question) throw new Error('There is no question');
  const parts = partsOf(question);
  if (parts.length > 0) return parts.map((part) => ({ name: 'q', part: part.path, values: wordsFor(part) }));
  const field = { input: inputOf(question), choices: choicesOf(question) };
  return [{ name: 'q', values: wordsFor(field) }];
};

describe('14.77 a tester has an input for every type of question', () => {
  test.each([...questionTypes.keys()].filter((type) => !silent.has(type)))('%s', (type) => {
    const sample = samples[type];
    if (!sample) throw new Error(`Write a sample of ${type}, and check its input in question-types.ts`);
    const definition = definitionOf({ type, ...sample });
    const given = answered(definition);
    const { answers, unknown } = answersFrom(definition, given);
    expect(unknown).toEqual([]);
    expect(traceAnswers(definition, {}).end).toEqual({ kind: 'open', page: 'first' });
    expect(traceAnswers(definition, answers).end).toEqual({ kind: 'complete' });
  });

  test.each([...silent])('%s takes no answer', (type) => {
    const model = buildModel({ pages: [{ name: 'p', elements: [{ type, name: 'q', elements: [] }] }] });
    const question = model.getQuestionByName('q');
    expect(question ? inputOf(question) : 'none').toBe('none');
  });
});

test.each([...supportedInputTypes])('14.77 a text of %s is typed in', (inputType) => {
  const [question] = buildModel({
    pages: [{ name: 'p', elements: [{ type: 'text', name: 'q', inputType }] }],
  }).getAllQuestions();
  expect(question && inputOf(question)).toBe(inputType === 'number' ? 'number' : 'text');
});

test('14.77 each row of a matrix, and each cell of a row, has its own input and choices', () => {
  const { survey } = definitionOf({
    type: 'matrixdropdown',
    rows: [{ value: 1, text: '早餐' }],
    choices,
    columns: [
      { name: 'c', title: '吃过', cellType: 'checkbox' },
      { name: 'n', title: '几次', cellType: 'text', inputType: 'number' },
    ],
  });
  const question = buildModel(survey).getQuestionByName('q');
  expect(question && partsOf(question)).toEqual([
    {
      path: ['1', 'c'],
      title: '早餐 吃过',
      input: 'several',
      choices: choices.map((value) => ({ value, text: value })),
    },
    { path: ['1', 'n'], title: '早餐 几次', input: 'number', choices: [] },
  ]);
});

test('14.77 an answer to a part goes to its place, a part that is not there is unknown', () => {
  const definition = definitionOf({
    type: 'matrix',
    rows: ['r', 's'],
    columns: [1, 2],
    cellType: 'checkbox',
  });
  const given = [
    { name: 'q', part: ['r'], values: ['2', '1'] },
    { name: 'q', part: ['s'], values: ['1'] },
    { name: 'q', part: ['x'], values: ['1'] },
    { name: 'q', part: ['r', 'c'], values: ['1'] },
  ];
  expect(answersFrom(definition, given)).toEqual({
    answers: { q: { r: [2, 1], s: [1] } },
    unknown: ['q[x]', 'q[r][c]'],
  });
});

test('14.77 a row that only some answers show is answered once it is shown', () => {
  const definition = definitionOf({
    type: 'matrix',
    rows: ['r', 's'],
    columns: choices,
    rowsVisibleIf: "{item} = 'r'",
  });
  const path = (row: string) => {
    const given = [{ name: 'q', part: [row], values: ['a'] }];
    return traceAnswers(definition, answersFrom(definition, given).answers).end.kind;
  };
  expect([path('r'), path('s')]).toEqual(['complete', 'open']);
});

test('14.77 以上都不是 and 其他 can be chosen, the latter with words of its own', () => {
  const definition = definitionOf({ type: 'checkbox', choices, showOtherItem: true, showNoneItem: true });
  const path = (value: string) =>
    traceAnswers(definition, answersFrom(definition, [{ name: 'q', values: [value] }]).answers).end;
  for (const value of ['none', 'other']) expect(path(value)).toEqual({ kind: 'complete' });
});
