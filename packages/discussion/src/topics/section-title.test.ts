import { expect, test } from 'vitest';
import { sectionHeading } from './section-title.ts';

test.each([
  ['is its question', '下雨天你怎么去上班的', '下雨天你怎么去上班的？', '下雨天你怎么去上班的？', ''],
  ['is its first sentence', '最难忘的一顿', '最难忘的一顿？\n和谁一起？', '最难忘的一顿？', '和谁一起？'],
  [
    'is shortened',
    '你最近一次在外面吃早餐是什么…',
    '你最近一次在外面吃早餐是什么时候？',
    '你最近一次在外面吃早餐是什么时候？',
    '',
  ],
  ['is the beginning of a word', '早餐', '早餐店在哪？', '早餐', '早餐店在哪？'],
  ['is another text', '今早吃了什么', '说说今天的早餐', '今早吃了什么', '说说今天的早餐'],
  ['has no question', '今早吃了什么', '', '今早吃了什么', ''],
])('a question is shown once when its title %s', (_, title, question, shown, text) => {
  expect(sectionHeading({ title, question })).toEqual({ title: shown, text });
});
