import { beforeEach, expect, test, vi } from 'vitest';
import { type Told, tellInTurn } from './report-in-order.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A server that answers when it is told to, in the order it was asked. */
const open = () => {
  const asked: number[] = [];
  const answers: ((told: Told) => void)[] = [];
  const { tell: tellBy, stop } = tellInTurn();
  const tell = (at: number): Promise<void> =>
    tellBy(at, (position) => {
      asked.push(position);
      return new Promise((resolve) => answers.push(resolve));
    });
  const answer = async (told: Told): Promise<void> => {
    answers.shift()?.(told);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { tell, stop, asked, answer };
};

test('the end that is reached while an earlier second is on its way is told after it', async () => {
  const { tell, asked, answer } = open();
  void tell(25);
  void tell(29);
  void tell(30);
  expect(asked).toEqual([25]);
  await answer('heard');
  expect(asked).toEqual([25, 30]);
});

test('an end that was lost on the way is told again until it is heard', async () => {
  const { tell, asked, answer } = open();
  void tell(30);
  await answer('lost');
  await vi.advanceTimersByTimeAsync(3000);
  await answer('lost');
  await vi.advanceTimersByTimeAsync(3000);
  await answer('heard');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([30, 30, 30]);
});

test('what was skipped to is not told again after it was turned down', async () => {
  const { tell, asked, answer } = open();
  void tell(5);
  void tell(29);
  await answer('turnedDown');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([5]);
});

test('nothing is told any more once the player is gone', async () => {
  const { tell, stop, asked, answer } = open();
  void tell(30);
  await answer('lost');
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([30]);
});
