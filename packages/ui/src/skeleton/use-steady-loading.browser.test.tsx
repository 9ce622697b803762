import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useSteadyLoading } from './use-steady-loading.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

test('pages 1.1: loading shorter than 200 ms shows no skeleton', async () => {
  const { result, rerender, act } = await renderHook((props?: { loading: boolean }) =>
    useSteadyLoading(props?.loading ?? true),
  );
  await act(() => {
    vi.advanceTimersByTime(199);
  });
  expect(result.current).toBe(false);
  await rerender({ loading: false });
  await act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(result.current).toBe(false);
});

test('pages 1.1: a shown skeleton stays at least 400 ms', async () => {
  const { result, rerender, act } = await renderHook((props?: { loading: boolean }) =>
    useSteadyLoading(props?.loading ?? true),
  );
  await act(() => {
    vi.advanceTimersByTime(200);
  });
  expect(result.current).toBe(true);
  await rerender({ loading: false });
  await act(() => {
    vi.advanceTimersByTime(399);
  });
  expect(result.current).toBe(true);
  await act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(result.current).toBe(false);
});
