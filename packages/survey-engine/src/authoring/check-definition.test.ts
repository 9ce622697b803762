import { expect, test } from 'vitest';
import { demoDefinition, demoNames } from '../testing/demo-definition.ts';
import { questionTypes } from '../question-types.ts';
import { publicDefinition } from '../definition/public-definition.ts';
import { faultsOf, first, host } from '../testing/small-definition.ts';

const withElements = (...elements: object[]) => ({
  survey: { pages: [first, { name: 'p2', elements }] },
  host,
});

test('every demo survey is a valid definition, and together they cover every supported type', () => {
  const used = JSON.stringify(demoNames.map((name) => demoDefinition(name).survey));
  expect([...questionTypes.keys()].filter((type) => !used.includes(`"type":"${type}"`))).toEqual([]);
});

test.each([
  [
    'a question type we do not run',
    withElements({ type: 'signaturepad', name: 'f' }),
    'type signaturepad is not supported',
  ],
  [
    'a picture behind a script',
    withElements({ type: 'image', name: 'f', imageLink: 'javascript:alert(1)' }),
    'imageLink is a path of ours',
  ],
  [
    'a picture to choose from without TLS',
    withElements({
      type: 'imagepicker',
      name: 'f',
      choices: [{ value: 1, imageLink: 'http://a.test/b.png' }],
    }),
    'imageLink is a path of ours',
  ],
  [
    'a frame of a stranger',
    withElements({ type: 'image', name: 'f', imageLink: 'https://a.test/v', contentMode: 'youtube' }),
    'content mode "youtube" is not supported',
  ],
  [
    'a camera',
    withElements({ type: 'file', name: 'f', sourceType: 'camera' }),
    'sourceType is not supported',
  ],
  [
    'cells of another kind',
    withElements({ type: 'matrix', name: 'f', cellType: 'text', rows: ['r'], columns: ['c'] }),
    'cell type "text" is not supported',
  ],
  ['html', withElements({ type: 'html', name: 'f', html: '<b>' }), 'type html is not supported'],
  ['a name used twice', withElements({ type: 'text', name: 'a' }), 'two elements are named a'],
  [
    'a name survey-core would read as a path',
    withElements({ type: 'text', name: 'a.b' }),
    'a name is letters',
  ],
  [
    'an expression that does not parse',
    withElements({ type: 'text', name: 't', visibleIf: '{a} =' }),
    'cannot be parsed',
  ],
  [
    'an unknown function',
    withElements({ type: 'text', name: 't', visibleIf: 'fetch({a})' }),
    'unknown function fetch',
  ],
  [
    'a condition that looks ahead',
    withElements({ type: 'text', name: 't', visibleIf: '{u} = 1' }, { type: 'text', name: 'u' }),
    'reads u, which does not come before it',
  ],
  [
    'a default answer',
    withElements({ type: 'text', name: 't', defaultValue: 1 }),
    'defaultValue is not supported',
  ],
  [
    'a right answer',
    withElements({ type: 'text', name: 't', correctAnswer: 1 }),
    'correctAnswer is not supported',
  ],
  [
    'choices from the network',
    withElements({ type: 'dropdown', name: 't', choicesByUrl: { url: 'http://localhost' } }),
    'choicesByUrl is not supported',
  ],
  ['a property survey-core does not know', withElements({ type: 'text', name: 't', tilte: 'T' }), "'tilte'"],
  [
    'a condition in a column',
    withElements({
      type: 'matrixdropdown',
      name: 't',
      rows: ['r'],
      columns: [{ name: 'c', cellType: 'text', visibleIf: "{a} = 'x'" }],
    }),
    'columns take no conditions',
  ],
  [
    'a dependence inside a random order',
    {
      survey: {
        pages: [
          first,
          {
            name: 'p2',
            questionOrder: 'random',
            elements: [
              { type: 'text', name: 't' },
              { type: 'text', name: 'u', visibleIf: '{t} = 1' },
            ],
          },
        ],
      },
      host,
    },
    'reads t, which does not come before it',
  ],
  [
    'screening that is not first',
    { survey: { pages: [{ ...first, name: 'p0' }] }, host },
    'must be the first',
  ],
  [
    'a screening rule on a later page',
    {
      survey: withElements({ type: 'text', name: 't' }).survey,
      host: { ...host, quotaCells: [{ name: 'c', when: '{t} = 1', limit: 1 }] },
    },
    'not on the screening page',
  ],
  [
    'an attention check on no question',
    {
      ...withElements({ type: 'text', name: 't' }),
      host: { ...host, attentionChecks: [{ question: 'zz', expected: 1 }] },
    },
    'zz, which is no question',
  ],
  [
    'an attention check nobody can pass',
    {
      ...withElements({ type: 'radiogroup', name: 't', choices: ['x', 'y'] }),
      host: { ...host, attentionChecks: [{ question: 't', expected: 'z' }] },
    },
    'host.attentionChecks.0.expected: nobody can answer t like that',
  ],
  [
    'a contradiction of no question',
    {
      ...withElements({ type: 'text', name: 't' }),
      host: { ...host, contradictions: [{ when: '{zz} = 1', reason: 'zz' }] },
    },
    'host.contradictions.0.when: reads zz, which is no question',
  ],
  [
    'a text that shows no question',
    withElements({ type: 'text', name: 't', title: '{zz}怎么样？' }),
    't.title shows zz, which is no question before it',
  ],
  [
    'a choice that shows a later answer',
    withElements({ type: 'dropdown', name: 't', choices: ['{u}'] }, { type: 'text', name: 'u' }),
    't.choices shows u, which is no question before it',
  ],
  [
    'X6 a pattern',
    withElements({ type: 'text', name: 't', validators: [{ type: 'regex', regex: '(a+)+$' }] }),
    't.validators: regex is not supported',
  ],
  [
    '不想回答 to no question',
    { ...withElements({ type: 'text', name: 't' }), host: { ...host, sensitive: ['zz'] } },
    'host.sensitive.0: names zz, which asks nothing',
  ],
  [
    '不想回答 to what only computes',
    {
      ...withElements({ type: 'expression', name: 't', expression: '1 + 1' }),
      host: { ...host, sensitive: ['t'] },
    },
    'host.sensitive.0: names t, which asks nothing',
  ],
  [
    '不想回答 to an attention check',
    {
      ...withElements({ type: 'text', name: 't' }),
      host: { ...host, sensitive: ['t'], attentionChecks: [{ question: 't', expected: 'x' }] },
    },
    'names t, which may be declined',
  ],
  [
    'an unknown host rule',
    { ...withElements({ type: 'text', name: 't' }), host: { ...host, pay: 1 } },
    'host.',
  ],
  ['no object at all', 'survey', '{ survey, host }'],
])('%s is refused', (_what, candidate, fault) => {
  expect(faultsOf(candidate)).toContain(fault);
});

test('an attention check may expect a conditional choice, and a text may show rows and earlier answers', () => {
  const choices = [{ value: 'x', visibleIf: "{a} = 'x'" }, 'y'];
  const candidate = withElements(
    { type: 'radiogroup', name: 't', title: '{a}之外呢？', choices },
    { type: 'matrixdropdown', name: 'g', rows: ['r'], columns: [{ name: 'c', title: '{rowTitle}' }] },
  );
  const checked = { ...host, attentionChecks: [{ question: 't', expected: 'x' }] };
  expect(faultsOf({ ...candidate, host: checked })).toBe('');
});

test('the public definition contains no screen-out, quota, minimum time or expected answer', () => {
  const shown = publicDefinition(demoDefinition('phone'));
  expect(Object.keys(shown)).not.toContain('host');
  expect(JSON.stringify(shown)).not.toMatch(/screenOut|quotaCells|expected|minimumSeconds|不用智能手机/u);
});
