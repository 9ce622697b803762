import { expect, test } from 'vitest';
import { fileNamer } from './archive-names.ts';

const place = { topic: '第一天', section: '今早吃了什么', person: '早起的阿木', extension: '.jpg' };

test('a file is named by topic, section, person and number', () => {
  expect([place, { ...place, person: '小鱼' }, place].map(fileNamer())).toEqual([
    '第一天/今早吃了什么 早起的阿木 1.jpg',
    '第一天/今早吃了什么 小鱼 1.jpg',
    '第一天/今早吃了什么 早起的阿木 2.jpg',
  ]);
});

test.each([
  ['../../etc/passwd', 'etc passwd'],
  ['..', '未归类'],
  ['a\u202Egpj', 'a gpj'],
  ['C:\\x', 'C x'],
  ['', '未归类'],
])('no title leads out of the archive or hides what a file is: %j', (topic, folder) => {
  expect(fileNamer()({ ...place, topic })).toBe(`${folder}/今早吃了什么 早起的阿木 1.jpg`);
});
