import { expect, test } from 'vitest';
import { answerText, isComputed, questionTitle } from './answer-text.ts';

const definition = {
  pages: [
    {
      name: 'p',
      elements: [
        {
          type: 'radiogroup',
          name: 'mode',
          title: '怎么去？',
          choices: [{ value: 'car', text: '开车' }, '走路'],
        },
        {
          type: 'panel',
          name: 'more',
          elements: [
            {
              type: 'multipletext',
              name: 'route',
              title: '单程',
              items: [{ name: 'minutes', title: '几分钟' }],
            },
          ],
        },
        { type: 'file', name: 'photo' },
        { type: 'expression', name: 'week' },
      ],
    },
  ],
};

test.each([
  ['mode', 'car', '开车'],
  ['mode', '走路', '走路'],
  ['mode', ['car', '走路'], '开车、走路'],
  ['route', { minutes: 35 }, '几分钟：35'],
  ['photo', [{ name: '早餐.jpg', type: 'image/jpeg', content: 'key' }], '早餐.jpg'],
  ['mode-Declined', true, '不想回答'],
  ['mode', undefined, '没有作答'],
  ['unknown', 'x', 'x'],
])('%s with %j reads %s', (name, value, text) => {
  expect(answerText(definition, name, value)).toBe(text);
});

test('the title is the question’s, also in a panel and of its comment', () => {
  expect(questionTitle(definition, 'route')).toBe('单程');
  expect(questionTitle(definition, 'mode-Comment')).toBe('怎么去？（补充说明）');
  expect(questionTitle(definition, 'gone')).toBe('gone');
});

test('an answer that is computed from others is nothing to choose', () => {
  expect([isComputed(definition, 'week'), isComputed(definition, 'route')]).toEqual([true, false]);
});
