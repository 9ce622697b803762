import { QuestionSelectBase } from 'survey-core';
import { expect, test } from 'vitest';
import { orderSeed } from './order-seed.ts';
import { createSurveyModel } from './runner/model/create-survey-model.ts';

const choices = Array.from({ length: 12 }, (_, index) => index);

const orderFor = async (participationId: string): Promise<unknown[]> => {
  const model = await createSurveyModel({
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

test('each participation keeps one random order, and two participations differ', async () => {
  const order = await orderFor('0199-a');
  expect(order).toHaveLength(choices.length);
  expect(await orderFor('0199-a')).toEqual(order);
  expect(await orderFor('0199-b')).not.toEqual(order);
});
