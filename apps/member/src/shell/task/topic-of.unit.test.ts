import { expect, test } from 'vitest';
import { topicOf } from './topic-of.ts';

const topic = (title: string, tags: string[] = [], type: 0 | 2 | 3 | 4 | 5 = 2) =>
  topicOf({ title, tags, type });

test('a task’s picture is that of its title, then of its tags', () => {
  expect(topic('和宠物一起生活', ['生活'])).toBe('pet');
  expect(topic('最近一次', ['快递', '两分钟'])).toBe('parcel');
  expect(topic('咖啡与茶：你的一天', ['饮食', '合作'])).toBe('drink');
});

test('the kind of work comes before the topic where it says more', () => {
  expect(topic('早餐习惯讨论小组', ['饮食'], 4)).toBe('talk');
  expect(topic('拍拍我的早餐', ['饮食'], 5)).toBe('camera');
});

test('a task about nothing we know has the picture of its kind', () => {
  expect(topic('海外印象', ['合作'])).toBe('sheet');
  expect(topic('看看说明', [], 0)).toBe('page');
  expect(topic('新品', [], 3)).toBe('trial');
});
