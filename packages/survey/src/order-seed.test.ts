import { QuestionSelectBase } from 'survey-core';
import { expect, test } from 'vitest';
import { orderSeed } from './order-seed.ts';
import { createSurveyModel } from './runner/model/create-survey-model.ts';

const choices = Array.from({ length: 12 }, (_, index) => index);

const orderFor = (participationId: string): unknown[] => {
  const model = createSurveyModel({
    definition: {
      pages: [{ name: 'p', elements: [{ type: 'checkbox', name: 'q', choices, choicesOrder: 'random' }] }],
    },
    answers: {},
    seed: orderSeed(participationId),
  });
  const question = model.getQuestionByName('q');
  return question instanceof QuestionSelectBase
    ? question.visibleChoices.map((choice): unknown => choice.value)
    : [];
};

test('each participation keeps one random order, and two participations differ', () => {
  expect(orderFor('0199-a')).toHaveLength(choices.length);
  expect(orderFor('0199-a')).toEqual(orderFor('0199-a'));
  expect(orderFor('0199-a')).not.toEqual(orderFor('0199-b'));
});
