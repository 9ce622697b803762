import { expect, test } from 'vitest';
import { prefilledQuestions } from '../definition/prefilled-questions.ts';
import { faultsOf, first, host } from '../testing/small-definition.ts';
import { checkDefinition } from './check-definition.ts';

test.each<[string, object, object, string]>([
  [
    'a question of another page',
    { question: 'f' },
    {},
    'question: names f, which is not on the screening page',
  ],
  ['no question', { question: 'none' }, {}, 'question: names none, which is not on the screening page'],
  ['a text', { question: 't' }, {}, 'question: names t, which is no single or multiple choice'],
  ['a ranking', { question: 'r' }, {}, 'question: names r, which is no single or multiple choice'],
  ['a question with a condition', { question: 'c' }, {}, 'question: fills c, which has a condition'],
  [
    'a question in a panel with a condition',
    { question: 'd' },
    {},
    'question: fills d, which has a condition',
  ],
  ['choices with a condition', { question: 'e' }, {}, 'question: fills e, which has a condition'],
  ['a choice that is not there', { choices: { own: 'z' } }, {}, 'choices.own: a has no choice z'],
  ['a number for a text', { choices: { own: 1 } }, {}, 'choices.own: a has no choice 1'],
  ['a sensitive question', {}, { sensitive: ['a'] }, 'question: fills a, which may be declined'],
  [
    'an attention check',
    {},
    { attentionChecks: [{ question: 'a', expected: 'x' }] },
    'question: fills a, which is an attention check',
  ],
])('rule 3.49: a profile does not fill %s', (_, changed, rules, fault) => {
  const choices = ['x', 'y'];
  const elements = [
    ...first.elements,
    { type: 'text', name: 't' },
    { type: 'ranking', name: 'r', choices },
    { type: 'radiogroup', name: 'c', choices, visibleIf: "{a} = 'x'" },
    {
      type: 'panel',
      name: 'box',
      visibleIf: "{a} = 'x'",
      elements: [{ type: 'checkbox', name: 'd', choices }],
    },
    { type: 'radiogroup', name: 'e', choices: ['x', { value: 'y', visibleIf: "{a} = 'x'" }] },
  ];
  const pages = [
    { ...first, elements },
    { name: 'p2', elements: [{ type: 'radiogroup', name: 'f', choices }] },
  ];
  const prefill = [{ question: 'a', attribute: 'housing', ...changed }];
  expect(faultsOf({ survey: { pages }, host: { ...host, ...rules, prefill } })).toBe(
    `host.prefill.0.${fault}`,
  );
});

test('rule 3.49: a value fills the mapped choice, or without a mapping the choice of the same value', () => {
  const elements = [
    ...first.elements,
    { type: 'checkbox', name: 'b', choices: [1, 2], showNoneItem: true, showOtherItem: true },
  ];
  const filled = (prefill: object[]) => {
    const check = checkDefinition({
      survey: { pages: [{ ...first, elements }] },
      host: { ...host, prefill },
    });
    return check.ok ? prefilledQuestions(check.definition) : check.faults;
  };
  expect(
    filled([
      { question: 'a', attribute: 'housing', choices: { own: 'x', rent: 'y', dorm: 'y' } },
      { question: 'b', attribute: 'pets' },
    ]),
  ).toEqual([
    {
      question: 'a',
      attribute: 'housing',
      isSeveral: false,
      isMapped: true,
      choices: new Map([
        ['own', 'x'],
        ['rent', 'y'],
        ['dorm', 'y'],
      ]),
    },
    {
      question: 'b',
      attribute: 'pets',
      isSeveral: true,
      isMapped: false,
      choices: new Map<string, unknown>([
        ['1', 1],
        ['2', 2],
        ['none', 'none'],
      ]),
    },
  ]);
  expect(
    filled([
      { question: 'a', attribute: 'housing' },
      { question: 'a', attribute: 'decision' },
    ]),
  ).toEqual(['host.prefill.1.question: names a, which is filled already']);
});
