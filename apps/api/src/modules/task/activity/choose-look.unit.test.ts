import { expect, it } from 'vitest';
import { isLookedAgain } from './choose-look.ts';

it('14.46 one verdict in ten is chosen, by the random end of its id', () => {
  const ids = Array.from(
    { length: 256 },
    (_, end) => `01990000-0000-7000-8000-0000000000${end.toString(16).padStart(2, '0')}`,
  );
  expect(ids.filter(isLookedAgain)).toHaveLength(26);
});
