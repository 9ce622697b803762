import { expect, test } from 'vitest';
import { lineDiff } from './line-diff.ts';

test('a changed line stands between one line of each side, and the others are counted', () => {
  expect(lineDiff('一\n二\n三\n\n四\n五', '一\n二\n三\n肆\n五')).toEqual([
    { kind: 'skipped', lines: 2 },
    { kind: 'kept', text: '三' },
    { kind: 'removed', text: '四' },
    { kind: 'added', text: '肆' },
    { kind: 'kept', text: '五' },
  ]);
});

test('a line that moved or came twice is found, and equal texts have no difference', () => {
  expect(lineDiff('一\n二', '二\n一\n二')).toEqual([
    { kind: 'added', text: '二' },
    { kind: 'kept', text: '一' },
    { kind: 'skipped', lines: 1 },
  ]);
  expect(lineDiff('', '一')).toEqual([{ kind: 'added', text: '一' }]);
  expect(lineDiff('一\n\n二', '一\n二\n')).toEqual([]);
});
