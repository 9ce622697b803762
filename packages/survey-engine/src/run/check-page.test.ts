import { expect, test } from 'vitest';
import { checkDefinition } from '../authoring/check-definition.ts';
import { checkPage } from './check-page.ts';
import { carriedAnswers } from './carried-answers.ts';
import type { Answers, SurveyDefinition } from '../definition/definition.ts';
import { demoDefinition } from '../testing/demo-definition.ts';
import { resumePage } from './resume-page.ts';
import { visiblePages } from './visible-pages.ts';

const probe = (...elements: object[]): SurveyDefinition => probeSensitive([], ...elements);
const probeSensitive = (sensitive: readonly string[], ...elements: object[]): SurveyDefinition => {
  const check = checkDefinition({
    survey: { pages: [{ name: 'p', elements }] },
    host: {
      screening: { page: 'p', screenOut: [] },
      quotaCells: [],
      minimumSeconds: 0,
      attentionChecks: [],
      seatMinutes: 1,
      sensitive,
    },
  });
  if (!check.ok) throw new Error(check.faults.join());
  return check.definition;
};
const verdict = (definition: SurveyDefinition, answers: Answers): unknown => {
  const check = checkPage(definition, 'p', {}, answers);
  return check.ok ? 'ok' : check.problems.map((one) => one.problem).join();
};
const choices = ['a', 'b', 'c'];
const pictures = ['a', 'b', 'c'].map((value) => ({ value, imageLink: `/covers/${value}.webp` }));
const picture = (key: string) => ({ name: '小票.jpg', type: 'image/jpeg', content: key });
const grid = {
  type: 'matrixdropdown',
  name: 'q',
  rows: ['r'],
  columns: [
    { name: 'c', cellType: 'checkbox', choices },
    { name: 'n', cellType: 'text', inputType: 'number' },
  ],
};

test.each<[string, object, unknown, string]>([
  ['radiogroup', { choices }, 'a', 'ok'],
  ['radiogroup', { choices }, 'z', 'unknownChoice'],
  ['radiogroup', { choices: [1, 2] }, '1', 'unknownChoice'],
  ['radiogroup', { choices }, ['a'], 'unknownChoice'],
  ['radiogroup', { choices }, 'other', 'unknownChoice'],
  ['dropdown', { choices }, 'z', 'unknownChoice'],
  ['checkbox', { choices }, ['a', 'z'], 'unknownChoice'],
  ['checkbox', { choices }, ['a', 'a'], 'wrongType'],
  ['checkbox', { choices, maxSelectedChoices: 2 }, ['a', 'b', 'c'], 'tooMany'],
  ['checkbox', { choices, minSelectedChoices: 2 }, ['a'], 'invalid'],
  ['checkbox', { choices, showNoneItem: true }, ['none', 'a'], 'tooMany'],
  ['tagbox', { choices, maxSelectedChoices: 2 }, ['a', 'b', 'c'], 'tooMany'],
  ['tagbox', { choices }, ['z'], 'unknownChoice'],
  ['ranking', { choices }, ['c', 'a', 'b'], 'ok'],
  ['ranking', { choices }, ['c', 'a'], 'required'],
  ['ranking', { choices }, ['c', 'a', 'a'], 'wrongType'],
  ['ranking', { choices }, ['c', 'a', 'z'], 'unknownChoice'],
  ['matrix', { rows: ['r'], columns: choices }, { r: 'z' }, 'unknownChoice'],
  ['matrix', { rows: ['r'], columns: choices }, { x: 'a' }, 'unknownChoice'],
  ['matrix', { rows: ['r', 's'], columns: choices, eachRowRequired: true }, { r: 'a' }, 'required'],
  ['matrixdropdown', grid, { r: { c: ['z'] } }, 'unknownChoice'],
  ['matrixdropdown', grid, { r: { z: ['a'] } }, 'unknownChoice'],
  ['matrixdropdown', grid, { r: { n: '5' } }, 'wrongType'],
  ['matrixdropdown', grid, { r: { n: 5, c: ['a'] } }, 'ok'],
  ['multipletext', { items: [{ name: 'i' }] }, { j: 'x' }, 'unknownChoice'],
  ['matrix', { rows: ['r'], columns: choices, cellType: 'checkbox' }, { r: ['a', 'b'] }, 'ok'],
  ['matrix', { rows: ['r'], columns: choices, cellType: 'checkbox' }, { r: 'a' }, 'wrongType'],
  ['matrix', { rows: ['r'], columns: choices, cellType: 'checkbox' }, { r: ['a', 'a'] }, 'wrongType'],
  ['matrix', { rows: ['r'], columns: choices, cellType: 'checkbox' }, { r: ['z'] }, 'unknownChoice'],
  ['matrix', { rows: ['r'], columns: choices }, { r: ['a'] }, 'unknownChoice'],
  ['imagepicker', { choices: pictures }, 'a', 'ok'],
  ['imagepicker', { choices: pictures }, 'z', 'unknownChoice'],
  ['imagepicker', { choices: pictures }, ['a'], 'unknownChoice'],
  ['imagepicker', { choices: pictures, multiSelect: true }, ['a', 'b'], 'ok'],
  ['imagepicker', { choices: pictures, multiSelect: true }, ['a', 'a'], 'wrongType'],
  ['imagepicker', { choices: pictures, multiSelect: true }, ['z'], 'unknownChoice'],
  ['imagepicker', { choices: pictures, multiSelect: true }, 'a', 'wrongType'],
  ['file', {}, [picture('1')], 'ok'],
  ['file', {}, [picture('1'), picture('2')], 'tooMany'],
  ['file', { allowMultiple: true, maxFiles: 2 }, [picture('1'), picture('2')], 'ok'],
  ['file', { allowMultiple: true }, [picture('1'), picture('1')], 'wrongType'],
  ['file', {}, [{ ...picture('1'), html: '<b>' }], 'wrongType'],
  ['file', {}, 'yayan/task/x/1.jpg', 'wrongType'],
  ['image', { imageLink: '/covers/a.webp' }, 'a', 'unknownQuestion'],
  ['rating', {}, 5, 'ok'],
  ['rating', {}, 6, 'unknownChoice'],
  ['rating', {}, '5', 'unknownChoice'],
  ['slider', { min: 0, max: 10, step: 2 }, 3, 'invalid'],
  ['slider', { min: 0, max: 10, step: 2 }, 12, 'invalid'],
  ['boolean', {}, 'true', 'wrongType'],
  ['text', { inputType: 'number', min: 1, max: 9 }, '5', 'wrongType'],
  ['text', { inputType: 'number', min: 1, max: 9 }, 10, 'invalid'],
  ['text', { inputType: 'email' }, 'nobody@', 'invalidFormat'],
  ['text', { inputType: 'date' }, '2026-02-30', 'invalidFormat'],
  ['text', { inputType: 'date' }, '2024-02-29', 'ok'],
  ['text', { inputType: 'time' }, '25:00', 'invalidFormat'],
  ['text', {}, 7, 'wrongType'],
  ['text', {}, 'x'.repeat(2001), 'tooLong'],
  ['text', {}, 'x'.repeat(2000), 'ok'],
  ['text', { isRequired: true }, '   ', 'required'],
  ['comment', { maxLength: 3 }, 'four', 'tooLong'],
  ['comment', {}, 'NUL \u0000', 'wrongType'],
  ['comment', {}, 'half \uD83C', 'wrongType'],
])('%s %j with %j is %s', (type, settings, value, expected) => {
  expect(verdict(probe({ type, name: 'q', title: 'Q', ...settings }), { q: value })).toBe(expected);
});

test('the text for "other" is required when "other" is chosen and refused when it is not', () => {
  const other = probe({ type: 'radiogroup', name: 'q', choices, showOtherItem: true });
  expect(verdict(other, { q: 'other', 'q-Comment': '别的' })).toBe('ok');
  expect(verdict(other, { q: 'other' })).toBe('required');
  expect(verdict(other, { q: 'a', 'q-Comment': '别的' })).toBe('hidden');
  expect(verdict(other, { q: 'other', 'q-Comment': 'x'.repeat(201) })).toBe('tooLong');
});

test('不想回答 is stored and replaces a required answer of any type if the definition offers it', () => {
  const required = [
    { type: 'radiogroup', choices },
    { type: 'checkbox', choices, minSelectedChoices: 2 },
    { type: 'text', inputType: 'number', min: 1 },
    { type: 'matrix', rows: ['r', 's'], columns: choices, eachRowRequired: true },
    { type: 'multipletext', items: [{ name: 'i', isRequired: true }] },
    { type: 'file' },
  ];
  for (const question of required) {
    const asked = { ...question, name: 'q', isRequired: true };
    expect([question.type, verdict(probeSensitive(['q'], asked), {})]).toEqual([question.type, 'required']);
    expect(checkPage(probeSensitive(['q'], asked), 'p', {}, { 'q-Declined': true })).toEqual({
      ok: true,
      answers: { 'q-Declined': true },
    });
    expect([question.type, verdict(probe(asked), { 'q-Declined': true })]).toEqual([
      question.type,
      'unknownChoice',
    ]);
  }
});

test('不想回答 is refused together with an answer, with a value other than true, and for a hidden question', () => {
  const asked = probeSensitive(
    ['q', 'hidden'],
    { type: 'radiogroup', name: 'q', choices, showOtherItem: true },
    { type: 'text', name: 'hidden', visibleIf: "{q} = 'b'" },
  );
  expect(verdict(asked, { q: 'a', 'q-Declined': true })).toBe('wrongType');
  expect(verdict(asked, { 'q-Comment': '别的', 'q-Declined': true })).toBe('wrongType');
  for (const said of [false, 'true', 1, null, {}])
    expect(verdict(asked, { 'q-Declined': said })).toBe('wrongType');
  expect(verdict(asked, { 'hidden-Declined': true })).toBe('hidden');
  expect(verdict(asked, { 'nobody-Declined': true })).toBe('unknownQuestion');
});

test('不想回答 is removed when the next post contains an answer or leaves it out', () => {
  const asked = probeSensitive(['q'], { type: 'radiogroup', name: 'q', choices });
  const declined = { 'q-Declined': true };
  expect(checkPage(asked, 'p', declined, { q: 'a' })).toEqual({ ok: true, answers: { q: 'a' } });
  expect(checkPage(asked, 'p', declined, {})).toEqual({ ok: true, answers: {} });
});

test('the server computes a computed answer and ignores the posted value', () => {
  const computed = probe(
    { type: 'text', name: 'n', inputType: 'number' },
    { type: 'expression', name: 'twice', expression: '{n} * 2' },
  );
  expect(checkPage(computed, 'p', {}, { n: 4, twice: 99 })).toEqual({
    ok: true,
    answers: { n: 4, twice: 8 },
  });
});

test('each problem has its question and a Chinese message', () => {
  const check = checkPage(demoDefinition('short'), 'screening', {}, {});
  expect(check).toEqual({
    ok: false,
    problems: [{ question: 'breakfast', problem: 'required', msg: '请先回答这道题' }],
  });
});

const beverage = demoDefinition('beverage');
const screened = { age: 28, drinks: ['coffee'], work: 'none' };

test('a page is refused while an earlier one is incomplete; an unknown or hidden page is always refused', () => {
  expect(checkPage(beverage, 'habit', {}, {})).toMatchObject({
    ok: false,
    problems: [{ problem: 'pageNotReached' }],
  });
  expect(checkPage(beverage, 'nowhere', screened, {})).toMatchObject({
    ok: false,
    problems: [{ problem: 'unknownPage' }],
  });
  expect(checkPage(beverage, 'milktea_page', screened, {})).toMatchObject({
    ok: false,
    problems: [{ problem: 'hidden' }],
  });
});

test('the answers decide which conditional pages are visible, and answers of a hidden page are dropped', () => {
  expect(visiblePages(beverage, screened)).toEqual(['screening', 'habit', 'coffee_page', 'choice', 'ending']);
  const withCoffee = { ...screened, coffee_kind: 'latte', coffee_cups: 3 };
  expect(carriedAnswers(beverage, { ...withCoffee, drinks: ['tea'] })).toEqual({
    age: 28,
    drinks: ['tea'],
    work: 'none',
  });
});

test('posting a page again replaces its answers, and an answer left out is removed', () => {
  const optional = probe({ type: 'text', name: 'a' }, { type: 'text', name: 'b' });
  expect(checkPage(optional, 'p', { a: 'old', b: 'old' }, { b: 'new' })).toEqual({
    ok: true,
    answers: { b: 'new' },
  });
});

test('resuming goes to the next page, to an earlier page that became incomplete, or nowhere when all are done', () => {
  const short = demoDefinition('short');
  expect(resumePage(short, {}, undefined)).toBe('screening');
  expect(resumePage(short, { breakfast: 'daily' }, 'screening')).toBe('meal');
  const done = { breakfast: 'daily', foods: ['egg'], place: 'home', satisfaction: 4 };
  expect(resumePage(short, done, 'meal')).toBeUndefined();
  expect(resumePage(beverage, { ...screened, drinks: ['coffee', 'milktea'] }, 'coffee_page')).toBe('habit');
});

test('Z3 prototype pollution: keys such as __proto__ are treated as unknown questions', () => {
  const own = probe({ type: 'matrix', name: 'q', rows: ['r'], columns: choices });
  for (const key of ['__proto__', 'constructor', 'toString']) {
    const answers: Answers = JSON.parse(`{"${key}": {"q": "a"}}`);
    expect([key, verdict(own, answers)]).toEqual([key, 'unknownQuestion']);
    expect([key, verdict(own, { q: answers })]).toEqual([key, 'unknownChoice']);
  }
});

test.each(['beverage', 'skincare'])(
  'an age that no member can have is asked again in %s, not screened out',
  (name) => {
    const problems = (age: number) => {
      const check = checkPage(demoDefinition(name), 'screening', {}, { age });
      return check.ok ? [] : check.problems.filter(({ question }) => question === 'age');
    };
    for (const age of [0, 3, 121]) expect(problems(age), String(age)).toHaveLength(1);
    expect(problems(17)).toEqual([]);
  },
);

test.each(['skincare', 'beverage'])('the demo %s asks for whole years', (name) => {
  const problemsWith = (age: number): unknown => {
    const check = checkPage(demoDefinition(name), 'screening', {}, { age });
    return check.ok ? [] : check.problems.filter(({ question }) => question === 'age');
  };
  expect(problemsWith(35.5)).toMatchObject([{ problem: 'invalid' }]);
  expect(problemsWith(35)).toEqual([]);
});
