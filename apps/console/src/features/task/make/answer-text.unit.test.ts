import { expect, test } from 'vitest';
import { answerOfText, choicesOfText, textOfAnswer, textOfChoices } from './answer-text.ts';

test.each([['phone'], [2], ['2'], [true], ['true'], [['a', 'b']], ['两杯 以上'], ['null']])(
  'the answer %j is written and read as the same',
  (answer) => {
    expect(answerOfText(textOfAnswer(answer))).toEqual(answer);
  },
);

test('choices are pairs; texts of numbers stay texts, and none means the same values', () => {
  const choices = { own: 'mine', rent: 2, '3': '3' };
  expect(choicesOfText(textOfChoices(choices))).toEqual(choices);
  expect(choicesOfText('own=mine，rent = 2')).toEqual({ own: 'mine', rent: 2 });
  expect(choicesOfText(' ')).toBeUndefined();
});
