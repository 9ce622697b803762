import { expect, test } from 'vitest';
import { holderOf, spelledOut, unmatched, type Chunk } from './chunk.ts';

test('braces expand to each of their texts', () => {
  expect(spelledOut('ui/{art,page}/{A,B}')).toEqual(['ui/art/A', 'ui/art/B', 'ui/page/A', 'ui/page/B']);
  expect(spelledOut('ui/art/')).toEqual(['ui/art/']);
});

const chunk: Chunk = {
  name: 'member',
  holds: ['ui/src/{art,page}/', { in: 'shell/', but: '{late,rare/}', ending: '.css' }],
};

test.each([
  ['/repo/packages/ui/src/art/Leaf.tsx', true],
  ['/repo/packages/ui/src/form/Form.tsx', false],
  ['/repo/apps/member/src/shell/Frame.module.css', true],
  ['/repo/apps/member/src/shell/Frame.tsx', false],
  ['/repo/apps/member/src/shell/late.module.css', false],
  ['/repo/apps/member/src/shell/rare/One.module.css', false],
])('%s is held: %s', (path, isHeld) => {
  expect(holderOf(chunk)(path)).toBe(isHeld);
});

test('names that match no module are named, those that leave out nothing too', () => {
  expect(unmatched(chunk, ['ui/src/art/Leaf.tsx', 'shell/Frame.css', 'shell/late.css'])).toEqual([
    'ui/src/page/',
    'rare/',
  ]);
});
