import type { HostResponse, ResponseTag } from '@yayan/api-client';
import { expect, test } from 'vitest';
import { withTagging } from './with-tagging.ts';

const tag = (id: string, name: string): ResponseTag => ({ id, name, color: 'teal', responses: 1 });
const fast = tag('1', '快');
const near = tag('2', '近');

const answer: HostResponse = {
  id: 'r',
  topicId: 't',
  sectionId: 's',
  author: { id: 'm', name: '阿木', avatar: null, role: 0 },
  content: '楼下的豆浆油条',
  attachments: [],
  mine: false,
  editable: false,
  seenByHost: false,
  createdAt: '2026-11-21T08:30:00.000Z',
  editedAt: null,
  deleted: null,
  unfit: null,
  followUpCount: 0,
  followUps: [],
  where: { topicId: 't', topicTitle: '第一天', sectionId: 's', sectionTitle: '早餐' },
  question: '吃了什么？',
  tags: [],
  passages: [],
  wording: 0,
  starred: false,
  unread: false,
  attributes: [],
};
const passage = { start: 3, end: 7, wording: 0 };

test('a tag on a passage is also on the answer, once', () => {
  const once = withTagging(answer, { add: ['快'], remove: [], passage }, [fast]);
  const twice = withTagging(once, { add: ['快'], remove: [], passage }, [fast]);
  expect(twice.passages).toEqual([{ tagId: '1', start: 3, end: 7, text: '豆浆油条', stale: false }]);
  expect(twice.tags).toEqual([fast]);
});

test('a tag removed from one passage stays on the other one', () => {
  const other = { start: 0, end: 2, wording: 0 };
  const first = withTagging(answer, { add: ['快'], remove: [], passage }, [fast]);
  const both = withTagging(first, { add: ['快'], remove: [], passage: other }, [fast]);
  const left = withTagging(both, { add: [], remove: ['1'], passage }, [fast]);
  expect(left.passages.map(({ text }) => text)).toEqual(['楼下']);
  expect(left.tags).toEqual([fast]);
  expect(withTagging(left, { add: [], remove: ['1'], passage: other }, []).tags).toEqual([]);
});

test('taken off the answer, a tag is gone from its passages; other tags stay', () => {
  const marked = withTagging(answer, { add: ['快', '近'], remove: [], passage }, [fast, near]);
  const left = withTagging(marked, { add: [], remove: ['1'] }, [near]);
  expect(left.tags).toEqual([near]);
  expect(left.passages.map(({ tagId }) => tagId)).toEqual(['2']);
});
