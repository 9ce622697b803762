import { expect, test } from 'vitest';
import { cityChoices, cityName, listRegions, regionName } from './regions.ts';

test('all 31 provinces of the mainland, each code once', () => {
  const { items } = listRegions();
  expect(items).toHaveLength(31);
  const codes = items.flatMap(({ code, children }) => [
    code,
    ...children.flatMap((city) => [city.code, ...city.children.map((leaf) => leaf.code)]),
  ]);
  expect(codes.length).toBeGreaterThan(3_000);
  expect(new Set(codes).size).toBe(codes.length);
});

test('the city of a municipality has its name', () => {
  expect(listRegions().items.find(({ code }) => code === '310000')).toMatchObject({
    name: '上海市',
    children: [{ code: '310100', name: '上海市' }],
  });
});

test.each(['441900', '442000', '460400', '620200'])(
  'a city without districts has no children: %s',
  (code) => {
    expect(listRegions(code)).toEqual({ items: [] });
  },
);

test('below a province are its cities with districts, below a city its districts', () => {
  expect(listRegions('440000').items.find(({ code }) => code === '440300')).toMatchObject({
    name: '深圳市',
    children: expect.arrayContaining([{ code: '440305', name: '南山区', children: [] }]),
  });
  expect(listRegions('440300').items).toContainEqual({ code: '440305', name: '南山区', children: [] });
});

test.each(['310101', '999999', '100000'])('NOT_FOUND: nothing lies below %s', (code) => {
  expect(() => listRegions(code)).toThrow(expect.objectContaining({ name: 'NOT_FOUND' }));
});

test.each([
  ['310101', '上海市 黄浦区'],
  ['440305', '广东省 深圳市 南山区'],
  ['441900', '广东省 东莞市'],
  ['440300', undefined],
  ['440000', undefined],
  ['000000', undefined],
])('an address names its smallest unit: %s is %s', (code, name) => {
  expect(regionName(code)).toBe(name);
});

test('a member chooses the city that people call by its name, once', () => {
  const choices = cityChoices();
  expect(choices).toContainEqual({ code: '419001', name: '河南省 济源市' });
  expect(choices).toContainEqual({ code: '659001', name: '新疆维吾尔自治区 石河子市' });
  expect(choices.filter(({ name }) => name === '重庆市')).toHaveLength(1);
  expect(choices.filter(({ name }) => name.includes('直辖县级'))).toEqual([]);
  expect(choices.filter(({ code }) => cityName(code) === undefined)).toEqual([]);
  // Answers from before keep their meaning.
  expect(cityName('500200')).toBe('重庆市');
});
