import { ApiError } from '@yayan/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { createAutosave } from './create-autosave.ts';

const lost = new ApiError({ code: 0, status: 0, msg: '', data: undefined, kind: 'network' });
const refusal = new ApiError({ code: 21001, status: 200, msg: '', data: null, kind: 'notice' });

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const open = (failures: Error[] = []) => {
  const sent: unknown[] = [];
  const states: string[] = [];
  const autosave = createAutosave({
    start: { pets: 'cat' },
    save: async (changed) => {
      const failure = failures.shift();
      if (failure) throw failure;
      sent.push(changed);
    },
    onState: (state) => states.push(state),
  });
  return { autosave, sent, states };
};

test('changed answers are sent a moment after the last change, and the state is not `saved` before', async () => {
  const { autosave, sent, states } = open();
  autosave.keep({ pets: 'dog' });
  autosave.keep({ pets: 'dog', home: 'rent' });
  expect(states).toEqual(['sending', 'sending']);
  await vi.advanceTimersByTimeAsync(600);
  expect(sent).toEqual([
    [
      { key: 'pets', values: ['dog'] },
      { key: 'home', values: ['rent'] },
    ],
  ]);
  expect(states.at(-1)).toBe('saved');
});

test('when the member leaves earlier, everything is sent at once', async () => {
  const { autosave, sent } = open();
  autosave.keep({ pets: 'dog' });
  await autosave.flush();
  expect(sent).toEqual([[{ key: 'pets', values: ['dog'] }]]);
  expect(autosave.hasSaved()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});

test('answers that the network lost are not called saved, and are resent automatically', async () => {
  const { autosave, sent, states } = open([lost, lost]);
  autosave.keep({ pets: 'dog' });
  await vi.advanceTimersByTimeAsync(600);
  expect([states.at(-1), sent]).toEqual(['unsaved', []]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([[{ key: 'pets', values: ['dog'] }]]);
  expect(states.at(-1)).toBe('saved');
});

test('refused answers are resent only with the next change', async () => {
  const { autosave, sent, states } = open([refusal]);
  autosave.keep({ pets: 'dog' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([states.at(-1), sent]).toEqual(['unsaved', []]);
  autosave.keep({ pets: 'bird' });
  await vi.advanceTimersByTimeAsync(600);
  expect(sent).toEqual([[{ key: 'pets', values: ['bird'] }]]);
});

test('after a section was submitted, nothing is left to send', async () => {
  const { autosave, sent } = open();
  autosave.keep({ pets: 'dog' });
  autosave.stop();
  autosave.settle();
  await autosave.flush();
  expect([sent, autosave.hasSaved()]).toEqual([[], false]);
});
