import { expect, test } from 'vitest';
import { splitGuide } from './split-guide.ts';

test('headings begin topics, numbers begin questions, and notes go to hosts only', () => {
  const topics = splitGuide(`第一天：我的早晨
1. 今天早上你吃了什么？在哪里吃的？
备注：留意有没有提到外卖
2、为什么这样选？
   可以说说时间、口味或价格。

二、路上的早餐
Q1：你在路上吃过早餐吗？`);
  expect(topics.map(({ title, sections }) => [title, sections.length])).toEqual([
    ['第一天：我的早晨', 2],
    ['路上的早餐', 1],
  ]);
  expect(topics[0]?.sections).toMatchObject([
    {
      title: '今天早上你吃了什么',
      question: '今天早上你吃了什么？在哪里吃的？',
      hostNote: '留意有没有提到外卖',
    },
    { title: '为什么这样选', question: '为什么这样选？\n可以说说时间、口味或价格。', hostNote: '' },
  ]);
  expect(topics[1]?.sections[0]?.question).toBe('你在路上吃过早餐吗？');
});

test('a text without headings becomes one topic, with a question a paragraph', () => {
  const topics = splitGuide('你喜欢早餐吗？\r\n\r\n最难忘的一顿是哪一顿？\r\n和谁一起？');
  expect(topics.map(({ title }) => title)).toEqual(['话题一']);
  expect(topics[0]?.sections.map(({ question }) => question)).toEqual([
    '你喜欢早餐吗？',
    '最难忘的一顿是哪一顿？\n和谁一起？',
  ]);
});

test('blank lines alone make no guide, and a guide is cut at its limits', () => {
  expect(splitGuide(' \n\n')).toEqual([]);
  const long = splitGuide(
    Array.from({ length: 120 }, (_, index) => `# 话题\n${'- 问题？\n'.repeat(index === 0 ? 60 : 1)}`).join(
      '\n',
    ),
  );
  expect([long.length, long[0]?.sections.length]).toEqual([100, 50]);
  expect(splitGuide(`- ${'很'.repeat(40)}`)[0]?.sections[0]?.title).toHaveLength(20);
});
