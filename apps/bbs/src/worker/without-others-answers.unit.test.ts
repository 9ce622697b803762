import { expect, test } from 'vitest';
import { withoutOthersAnswers } from './without-others-answers.ts';

test('10.36 a topic is stored without the answers of others; what its respondent wrote stays', () => {
  const mine = { id: 'r1', content: '豆浆' };
  const stored = withoutOthersAnswers({
    id: 't1',
    sections: [{ id: 's1', question: '说说看', myResponse: mine, answers: { items: [{ id: 'r2' }] } }],
  });
  expect(stored).toEqual({
    id: 't1',
    sections: [{ id: 's1', question: '说说看', myResponse: mine, answers: null }],
  });
});

test('other answers of the server are stored as they are', () => {
  for (const data of [undefined, null, 3, [1], { items: [{ id: 's1', answers: 3 }] }])
    expect(withoutOthersAnswers(data)).toEqual(data);
});
