import { describe, expect, test } from 'vitest';
import { inReadingOrder, unreadOf } from './reading-order.ts';

const answer = (id: string) => ({ id, mine: false });
const items = ['a', 'b', 'mine', 'c'].map(answer);

test('unread is what follows the last answer read', () => {
  expect([...unreadOf(items, 'a')]).toEqual(['b', 'mine', 'c']);
});

test('nothing counts as unread when all answers are read, or none ever was', () => {
  expect([...unreadOf(items, 'c')]).toEqual([]);
  expect([...unreadOf(items, null)]).toEqual([]);
});

describe('rule 6.10: others’ answers stand in a random order', () => {
  const page = Array.from({ length: 20 }, (_, index) => answer(`0197f6a2-c1b8-7d4e-9a10-${1000 + index}`));
  const readers = Array.from({ length: 400 }, (_, index) => `0197f6a2-aaaa-7d4e-9a10-${5000 + index}`);
  const orderOf = (reader: string) => inReadingOrder([page], reader, new Set()).map(({ id }) => id);

  test('it is the same for one reader whenever they look', () => {
    expect(orderOf('one')).toEqual(orderOf('one'));
    expect(orderOf('one').toSorted()).toEqual(page.map(({ id }) => id).toSorted());
  });

  test('over many readers every answer leads about equally often', () => {
    const led = new Map<string, number>();
    for (const reader of readers) {
      const [first = ''] = orderOf(reader);
      led.set(first, (led.get(first) ?? 0) + 1);
    }
    // 20 on average; with a fair order fewer than one in a million tests has a count outside of this.
    expect(led.size).toBe(page.length);
    expect(Math.max(...led.values())).toBeLessThan(48);
  });

  test('new answers stand after those that were read', () => {
    const unread = new Set(page.slice(15).map(({ id }) => id));
    for (const reader of readers.slice(0, 20)) {
      const order = inReadingOrder([page], reader, unread).map(({ id }) => unread.has(id));
      expect(order).toEqual([...Array<boolean>(15).fill(false), ...Array<boolean>(5).fill(true)]);
    }
  });

  test('a further page moves nothing that stands above it', () => {
    const next = Array.from({ length: 20 }, (_, index) => answer(`0197f6a2-c1b8-7d4e-9a10-${2000 + index}`));
    for (const reader of readers.slice(0, 20))
      expect(
        inReadingOrder([page, next], reader, new Set())
          .slice(0, 20)
          .map(({ id }) => id),
      ).toEqual(orderOf(reader));
  });
});
