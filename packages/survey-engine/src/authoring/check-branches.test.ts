import { expect, test } from 'vitest';
import { demoDefinition, demoNames } from '../testing/demo-definition.ts';
import type { SurveyDefinition } from '../definition/definition.ts';
import { checkBranches } from './check-branches.ts';

const choose = (name: string, choices: string[], more: object = {}) => ({
  type: 'radiogroup',
  name,
  title: name,
  choices,
  isRequired: true,
  ...more,
});
const out = (when: string, reason: string) => ({ when, reason });

/** A screener that asks `a`, and a second page. */
const survey = (
  elements: object[],
  host: Partial<SurveyDefinition['host']> = {},
  screener: object[] = [choose('a', ['x', 'y', 'z'])],
): SurveyDefinition => ({
  survey: {
    pages: [
      { name: 'p1', elements: screener },
      { name: 'p2', elements },
    ],
  },
  host: {
    screening: { page: 'p1', screenOut: [] },
    quotaCells: [],
    minimumSeconds: 0,
    attentionChecks: [],
    contradictions: [],
    seatMinutes: 10,
    sensitive: [],
    ...host,
  },
});
const screening = (...screenOut: { when: string; reason: string }[]) => ({
  screening: { page: 'p1', screenOut },
});
const none = { doubts: [], unchecked: [], screeningChecked: true };

test('every question of the demo questionnaires is seen by somebody', () => {
  const unseen = demoNames.flatMap((name) =>
    checkBranches(demoDefinition(name)).doubts.filter(({ kind }) => kind === 'neverShown'),
  );
  expect(unseen).toEqual([]);
});

test.each([
  ['of an answer that its question does not offer', "{a} = 'w'"],
  ['of two answers at once', "{a} = 'x' and {a} = 'y'"],
  ['of an answer that is screened out', "{a} = 'z'"],
  ['of a question that its own condition hides', "{b} = '1'"],
])('a question that is shown only because %s is never seen', (_, visibleIf) => {
  const hidden = choose('b', ['1', '2'], { visibleIf: "{a} = 'z'" });
  const definition = survey([hidden, choose('c', ['1'], { visibleIf })], screening(out("{a} = 'z'", 'no z')));
  const names = checkBranches(definition).doubts.map(({ kind, name }) => `${kind} ${name}`);
  expect(names).toEqual(['neverShown b', 'neverShown c']);
});

test('a question that somebody sees, also by leaving another one empty, raises no doubt', () => {
  const optional = choose('b', ['1', '2'], { isRequired: false });
  const elements = [
    optional,
    choose('c', ['1'], { visibleIf: '{b} empty' }),
    choose('d', ['1'], { visibleIf: "{a} = 'y'" }),
  ];
  expect(checkBranches(survey(elements))).toEqual(none);
});

test('a rule that never applies, and one that an earlier rule always forestalls, are named', () => {
  const rules = screening(out("{a} = 'x'", 'no x'), out("{a} = 'w'", 'no w'), out("{a} = 'x'", 'again x'));
  expect(checkBranches(survey([choose('b', ['1'])], rules)).doubts).toEqual([
    { kind: 'neverOut', name: 'no w' },
    { kind: 'neverOut', name: 'again x' },
  ]);
});

test('a screener that lets nobody in is named', () => {
  const rules = screening(out("{a} = 'x'", 'no x'), out("{a} <> 'x'", 'only x'));
  expect(checkBranches(survey([choose('b', ['1'])], rules)).doubts).toEqual([{ kind: 'nobodyIn', name: '' }]);
});

test('a quota cell that nobody fills, and people whom no quota limits, are named', () => {
  const quotaCells = [
    { name: '甲', when: "{a} = 'x'", limit: 5 },
    { name: '乙', when: "{a} = 'y'", limit: 5 },
  ];
  const rules = { ...screening(out("{a} = 'y'", 'no y')), quotaCells };
  expect(checkBranches(survey([choose('b', ['1'])], rules)).doubts).toEqual([
    { kind: 'emptyCell', name: '乙' },
    { kind: 'noCell', name: '' },
  ]);
});

test('what can not be tried is said, and raises no doubt', () => {
  const open = { type: 'text', name: 'words', title: 'words' };
  const elements = [open, choose('c', ['1'], { visibleIf: "{words} = 'hello'" })];
  expect(checkBranches(survey(elements))).toEqual({ ...none, unchecked: ['c'] });
  const rules = screening(out("{words} = 'hello'", 'no hello'));
  expect(checkBranches(survey([choose('b', ['1'])], rules, [open]))).toEqual({
    ...none,
    screeningChecked: false,
  });
});

test('a questionnaire with very many combinations is given up, not tried for minutes', () => {
  const many = Array.from({ length: 60 }, (_, at) => choose(`q${at}`, ['1', '2', '3', '4', '5']));
  const last = choose('last', ['1'], { visibleIf: many.map(({ name }) => `{${name}} = '1'`).join(' and ') });
  expect(checkBranches(survey([...many, last])).unchecked).toEqual(['last']);
});
