import { expect, test } from 'vitest';
import { WordCounter } from './word-count.ts';

test('words are counted by the texts that use them; what carries no meaning is left out', () => {
  const counter = new WordCounter();
  counter.add('我觉得楼下的豆浆油条最方便，豆浆还是热的！');
  counter.add('因为方便，所以我们每天都喝豆浆。');
  counter.add('😀 123，，，');
  expect(counter.texts).toBe(3);
  expect(counter.most(2)).toEqual([
    { word: '豆浆', answers: 2, count: 3 },
    { word: '方便', answers: 2, count: 2 },
  ]);
  const words = counter.most(100).map(({ word }) => word);
  for (const empty of ['觉得', '因为', '我们', '的', '123']) expect(words).not.toContain(empty);
});

test('full-width and capital letters are the same word', () => {
  const counter = new WordCounter();
  counter.add('ＫＦＣ 早餐');
  counter.add('kfc早餐');
  expect(counter.most(5).find(({ word }) => word === 'kfc')?.answers).toBe(2);
});

test('a word of one text is left out, and so is what no dictionary has', () => {
  const counter = new WordCounter();
  counter.add('我十点半胃就开始难受，豆浆要加无糖的');
  counter.add('半胃难受，豆浆也加无糖的');
  counter.add('小米粥');
  const words = counter.most(100).map(({ word }) => word);
  expect(words).toEqual(expect.arrayContaining(['豆浆', '难受']));
  for (const noise of ['半胃', '加无糖', '小米粥']) expect(words).not.toContain(noise);
});

test('numbers with their unit are left out, words that only begin with one are not', () => {
  const counter = new WordCounter();
  counter.add('第一次七点起，喝两杯豆浆，一家人吃三明治');
  counter.add('第一次七点起，喝两杯豆浆，一家人吃三明治');
  const words = counter.most(100).map(({ word }) => word);
  expect(words).toEqual(expect.arrayContaining(['豆浆', '一家人', '三明治']));
  for (const number of ['第一次', '七点', '两杯', '一家']) expect(words).not.toContain(number);
});
