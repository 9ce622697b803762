import { expect, test } from 'vitest';
import {
  countChoices,
  type DeskFilter,
  emptyFilter,
  paramsOf,
  readFilter,
  toggled,
  writeFilter,
} from './desk-filter.ts';

const id = (last: number) => `0197f6a2-c1b8-7d4e-9a10-b2c3d4e5000${last}`;

const whole: DeskFilter = {
  topicId: id(1),
  sectionId: id(2),
  memberId: id(3),
  tagIds: [id(4), id(5)],
  attributes: ['city:成都', 'age:25-34'],
  media: 'image',
  hasFollowUp: false,
  starred: true,
  unread: true,
  deleted: true,
  words: '豆浆 油条',
  oldestFirst: true,
};

test('a filter survives its way through the address', () => {
  const search = writeFilter(new URLSearchParams('open=x&topic=old'), whole);
  expect(readFilter(new URLSearchParams(search.toString()))).toEqual(whole);
  expect(search.get('open')).toBe('x');
  expect(writeFilter(search, emptyFilter({ tagIds: [], attributes: [] })).toString()).toBe('open=x');
});

test('values that no call accepts are removed from a typed address', () => {
  const typed = new URLSearchParams(
    'topic=1&tag=x&attr=nothing&media=exe&asked=perhaps&starred=yes&q=%20%20',
  );
  expect(readFilter(typed)).toEqual({ tagIds: [], attributes: [] });
  expect(readFilter(new URLSearchParams(`q=${'长'.repeat(80)}`)).words).toHaveLength(50);
});

test('the call sends only the filters of the address', () => {
  expect(paramsOf({ tagIds: [], attributes: [] })).toEqual({});
  expect(paramsOf(whole)).toMatchObject({ order: 'oldest', hasFollowUp: false, tagIds: [id(4), id(5)] });
});

test('a choice of several is put in and taken out', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});

test('the choices of the drawer are counted: a section counts with its topic once, unread and words not at all', () => {
  expect(countChoices(whole)).toBe(10);
  expect(countChoices({ tagIds: [], attributes: [], unread: true, words: '豆浆', oldestFirst: true })).toBe(
    0,
  );
  expect(countChoices({ tagIds: [], attributes: [], topicId: id(1) })).toBe(1);
});
