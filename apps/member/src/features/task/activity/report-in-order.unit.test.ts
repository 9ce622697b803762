import { beforeEach, expect, test, vi } from 'vitest';
import { type ReportOutcome, reportInOrder } from './report-in-order.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A server that answers when the test says so, in the order of the calls. */
const open = () => {
  const asked: number[] = [];
  const answers: ((outcome: ReportOutcome) => void)[] = [];
  const { report: reportBy, start } = reportInOrder();
  const stop = start();
  const report = (at: number): Promise<void> =>
    reportBy(at, (position) => {
      asked.push(position);
      return new Promise((resolve) => answers.push(resolve));
    });
  const answer = async (outcome: ReportOutcome): Promise<void> => {
    answers.shift()?.(outcome);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { report, stop, asked, answer };
};

test('the end is reported after an earlier position that is still on its way', async () => {
  const { report, asked, answer } = open();
  void report(25);
  void report(29);
  void report(30);
  expect(asked).toEqual([25]);
  await answer('heard');
  expect(asked).toEqual([25, 30]);
});

test('a lost report of the end is repeated until the server answers', async () => {
  const { report, asked, answer } = open();
  void report(30);
  await answer('lost');
  await vi.advanceTimersByTimeAsync(3000);
  await answer('lost');
  await vi.advanceTimersByTimeAsync(3000);
  await answer('heard');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([30, 30, 30]);
});

test('a position reached by skipping is not repeated after a refusal', async () => {
  const { report, asked, answer } = open();
  void report(5);
  void report(29);
  await answer('turnedDown');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([5]);
});

test('nothing is sent once the player is gone', async () => {
  const { report, stop, asked, answer } = open();
  void report(30);
  await answer('lost');
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([30]);
});

test('a report that is lost after the player is gone is not repeated', async () => {
  const { report, stop, asked, answer } = open();
  void report(25);
  void report(30);
  stop();
  await answer('lost');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([25]);
});
