import { expect, test } from 'vitest';
import { demoDefinition } from '../testing/demo-definition.ts';
import { honestRun } from '../testing/honest-run.ts';
import { judge } from './judge.ts';
import { screen } from './screen.ts';

const answered = (name: string) =>
  Object.assign({}, ...honestRun(demoDefinition(name), () => 0).map((page) => page.answers));

test('the first matching screen-out rule ends the interview with its reason', () => {
  const beverage = demoDefinition('beverage');
  expect(screen(beverage, { age: 17, drinks: ['none'], work: 'none' })).toEqual({
    outcome: 'screenedOut',
    reason: '未满 18 岁',
  });
  expect(screen(beverage, { age: 30, drinks: ['tea'], work: 'ads' })).toEqual({
    outcome: 'screenedOut',
    reason: '行业相关',
  });
});

test('a respondent who passes the screening belongs to every quota cell whose condition is true', () => {
  expect(screen(demoDefinition('beverage'), { age: 30, drinks: ['tea'], work: 'none' })).toEqual({
    outcome: 'in',
    cells: ['18–30 岁'],
  });
  expect(screen(demoDefinition('pet'), { pets: ['cat', 'dog'], keeper: true })).toEqual({
    outcome: 'in',
    cells: ['养猫', '养狗'],
  });
  expect(screen(demoDefinition('skincare'), { age: 30, routine: 'daily' })).toEqual({
    outcome: 'in',
    cells: [],
  });
});

test('S5 speeding: a submit before the minimum time is too short, one at the minimum is complete', () => {
  const short = demoDefinition('short');
  const answers = { breakfast: 'daily', foods: ['egg'], place: 'home', satisfaction: 4 };
  const { minimumSeconds } = short.host;
  expect(minimumSeconds).toBeGreaterThan(0);
  expect(judge(short, answers, minimumSeconds - 0.1)).toMatchObject({ outcome: 'tooShort', reason: 'time' });
  expect(judge(short, answers, minimumSeconds)).toEqual({ outcome: 'complete', answers });
});

test('S5 trap item: a failed attention check is too short, no matter how long answering took', () => {
  const phone = demoDefinition('phone');
  expect(judge(phone, { ...answered('phone'), attention: 1 }, 3600)).toMatchObject({
    outcome: 'tooShort',
    reason: 'attention',
  });
  expect(judge(phone, { ...answered('phone'), attention: 4 }, 3600)).toMatchObject({ outcome: 'complete' });
});

test('an incomplete interview gets no result and goes back to its incomplete page', () => {
  expect(judge(demoDefinition('short'), { breakfast: 'daily' }, 3600)).toMatchObject({
    outcome: 'invalid',
    page: 'meal',
  });
});
