import { GroupLife, GroupMove } from '@yayan/contract';
import { describe, expect, test } from 'vitest';
import { editRefusal, isOnRecord, lifeOf, moveRefusal } from './life.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour));
const scheduled = { published_at: at(1), archived_at: null, opens_at: at(8), closes_at: at(20) };

describe('rule 6.23: a group stands where its publication, schedule and archiving put it', () => {
  test.each([
    [{ ...scheduled, published_at: null }, at(9), GroupLife.Draft],
    [scheduled, at(7), GroupLife.Inviting],
    [scheduled, at(8), GroupLife.Open],
    [scheduled, at(20), GroupLife.Closed],
    [{ ...scheduled, archived_at: at(21) }, at(22), GroupLife.Archived],
  ])('%#', (times, now, life) => {
    expect(lifeOf(times, now)).toBe(life);
  });
});

test('rule 6.23: each move is made in one state, and every other state refuses it by its own name', () => {
  const table = Object.values(GroupLife).map((life) =>
    Object.values(GroupMove).map((move) => moveRefusal(life, move) ?? 'may'),
  );
  expect(table).toEqual([
    ['may', 'GROUP_IS_DRAFT', 'GROUP_IS_DRAFT', 'GROUP_IS_DRAFT'],
    ['GROUP_IS_INVITING', 'may', 'GROUP_IS_INVITING', 'GROUP_IS_INVITING'],
    ['GROUP_IS_OPEN', 'GROUP_IS_OPEN', 'may', 'GROUP_IS_OPEN'],
    ['GROUP_IS_CLOSED', 'GROUP_IS_CLOSED', 'GROUP_IS_CLOSED', 'may'],
    ['GROUP_IS_ARCHIVED', 'GROUP_IS_ARCHIVED', 'GROUP_IS_ARCHIVED', 'GROUP_IS_ARCHIVED'],
  ]);
});

test('rule 6.26: guide and settings change until the closing, and changes are on record from the opening', () => {
  expect(Object.values(GroupLife).map((life) => [editRefusal(life), isOnRecord(life)])).toEqual([
    [undefined, false],
    [undefined, false],
    [undefined, true],
    ['GROUP_IS_CLOSED', true],
    ['GROUP_IS_ARCHIVED', true],
  ]);
});
