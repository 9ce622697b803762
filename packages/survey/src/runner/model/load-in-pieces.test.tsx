import { Model } from 'survey-core';
import { expect, test, vi } from 'vitest';
import { sampleSurvey } from '../../../gallery/sample-survey.ts';
import type { SurveyJson } from '../../definition/runner-types.ts';
import { loadInPieces } from './load-in-pieces.ts';

const branching: SurveyJson = {
  locale: 'zh-cn',
  calculatedValues: [{ name: 'double', expression: '{age} * 2' }],
  triggers: [{ type: 'setvalue', expression: "{drink} = '茶'", setToName: 'told', setValue: '爱喝茶' }],
  pages: [
    // Refers to a page that is loaded later.
    {
      name: 'last-first',
      visibleIf: "{drink} = '茶'",
      elements: [{ type: 'text', name: 'leaf', title: '哪种茶？' }],
    },
    {
      name: 'drinks',
      elements: [
        { type: 'radiogroup', name: 'drink', choices: ['咖啡', '茶'], defaultValue: '咖啡' },
        { type: 'text', name: 'age', inputType: 'number', defaultValueExpression: '40 + 2' },
        { type: 'html', name: 'note', html: '两倍是 {double}' },
      ],
    },
    { name: 'nobody', visibleIf: '{age} < 0', elements: [{ type: 'comment', name: 'never' }] },
    { name: 'end', elements: [{ type: 'text', name: 'told', requiredIf: '{double} > 10' }] },
  ],
};

/** The part of a model that respondents see and the server gets. */
const stateOf = (model: Model) => ({
  json: model.toJSON(),
  state: model.state,
  page: model.currentPage.name,
  pages: model.visiblePages.map(({ name, visibleIndex }) => [name, visibleIndex]),
  questions: model
    .getAllQuestions(false, true)
    .map(({ name, isVisible, isRequired, visibleIndex, processedTitle }) => [
      name,
      isVisible,
      isRequired,
      visibleIndex,
      processedTitle,
    ]),
  data: model.data,
  double: model.getVariable('double'),
});

test.each([
  ['of every kind of question', sampleSurvey],
  ['with branches', branching],
  ['without pages', { elements: [{ type: 'text', name: 'only' }] }],
])('a questionnaire %s is the same, loaded in pieces or at once', async (_, definition) => {
  const [pieces, whole] = [await loadInPieces(definition), new Model(definition)];
  expect(stateOf(pieces)).toEqual(stateOf(whole));
  for (const model of [pieces, whole]) model.data = { drink: '茶', age: 3 };
  expect(stateOf(pieces)).toEqual(stateOf(whole));
  for (const model of [pieces, whole]) model.setValue('drink', '咖啡');
  expect(stateOf(pieces)).toEqual(stateOf(whole));
});

test('the browser gets its turn between the questions of a long page', async () => {
  const turns = vi.spyOn(
    (globalThis as unknown as { scheduler: { yield: () => Promise<void> } }).scheduler,
    'yield',
  );
  const elements = Array.from({ length: 30 }, (_, at) => ({ type: 'text', name: `q${at}` }));
  await loadInPieces({ pages: [{ name: 'long', elements }] });
  expect(turns.mock.calls.length).toBeGreaterThan(30);
  turns.mockRestore();
});
