import { expect, test } from 'vitest';
import { withoutWords } from './without-words.ts';

const definition = {
  pages: [
    {
      name: 'one',
      elements: [
        {
          type: 'radiogroup',
          name: 'drink',
          choices: ['tea', { value: 'coffee', text: '咖啡' }],
          showOtherItem: true,
        },
        { type: 'comment', name: 'why', title: '为什么' },
        { type: 'matrix', name: 'rating', rows: ['taste'], columns: [{ value: 'good' }] },
        { type: 'matrixdynamic', name: 'people', columns: [{ name: 'who', cellType: 'text' }] },
        { type: 'multipletext', name: 'home', items: [{ name: 'street' }] },
        { type: 'file', name: 'photo' },
      ],
    },
  ],
};

test('picked answers stay, typed answers are removed', () => {
  const answers = {
    drink: 'coffee',
    'drink-Comment': '隔壁老王家的',
    why: '我叫王小明，住南京东路 100 号',
    rating: { taste: 'good' },
    people: [{ who: '王小红' }],
    home: { street: '南京东路 100 号' },
    photo: [{ name: 'a.jpg', content: 'survey/2026/1.webp', type: 'image/webp' }],
    age: 32,
    agrees: true,
    many: ['tea', '别的'],
  };
  expect(withoutWords(answers, definition)).toEqual({
    drink: 'coffee',
    rating: { taste: 'good' },
    people: [{}],
    home: {},
    photo: [{}],
    age: 32,
    agrees: true,
    many: ['tea'],
  });
});

test('a typed word is removed even if it appears in the questionnaire as a title', () => {
  expect(withoutWords({ why: '咖啡', drink: '为什么' }, definition)).toEqual({});
});
