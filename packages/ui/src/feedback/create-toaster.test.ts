import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToaster, errorMs, toastMs } from './create-toaster.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test.each(['info', 'warning', 'error', 'success'] as const)(
  'rule 10.15: a toast can be of kind %s',
  (kind) => {
    const toaster = createToaster();
    expect(toaster[kind]('已保存')).toBe(true);
    expect(toaster.current()).toMatchObject({ kind, message: '已保存' });
  },
);

test('rule 10.15: a toast lives exactly 2,000 ms', () => {
  const toaster = createToaster();
  toaster.info('已复制');
  expect(toastMs).toBe(2000);
  vi.advanceTimersByTime(1999);
  expect(toaster.current()?.message).toBe('已复制');
  vi.advanceTimersByTime(1);
  expect(toaster.current()).toBeUndefined();
});

test('rule 10.15: while one toast is visible the next is dropped; it does not replace or prolong the first', () => {
  const toaster = createToaster();
  toaster.success('签到成功');
  vi.advanceTimersByTime(1500);
  expect(toaster.info('已复制')).toBe(false);
  expect(toaster.current()?.message).toBe('签到成功');
  vi.advanceTimersByTime(500);
  expect(toaster.current()).toBeUndefined();
  expect(toaster.info('已复制')).toBe(true);
});

test('rule 10.15: an error waits for the visible toast, then stays 10 seconds', () => {
  const toaster = createToaster();
  toaster.success('签到成功');
  expect(toaster.error('网络开小差了')).toBe(true);
  expect(toaster.current()?.message).toBe('签到成功');
  vi.advanceTimersByTime(toastMs);
  expect(toaster.current()).toMatchObject({ kind: 'error', message: '网络开小差了' });
  vi.advanceTimersByTime(errorMs - 1);
  expect(toaster.current()?.message).toBe('网络开小差了');
  vi.advanceTimersByTime(1);
  expect(toaster.current()).toBeUndefined();
});

test('after 2 seconds an error gives way to the next message, and the same error is shown once', () => {
  const toaster = createToaster();
  toaster.error('网络开小差了');
  toaster.error('网络开小差了');
  expect(toaster.success('已保存')).toBe(false);
  vi.advanceTimersByTime(toastMs);
  expect(toaster.current()?.message).toBe('网络开小差了');
  expect(toaster.success('已保存')).toBe(true);
  expect(toaster.current()?.message).toBe('已保存');
  vi.advanceTimersByTime(toastMs);
  expect(toaster.current()).toBeUndefined();
});

test('the timer of a dismissed toast does not remove the next one', () => {
  const toaster = createToaster();
  toaster.info('一');
  vi.advanceTimersByTime(1000);
  toaster.dismiss();
  toaster.info('二');
  vi.advanceTimersByTime(1500);
  expect(toaster.current()?.message).toBe('二');
});

test('listeners are called when a toast appears and disappears, until they unsubscribe', () => {
  const toaster = createToaster();
  const heard = vi.fn<() => void>();
  const leave = toaster.subscribe(heard);
  toaster.info('一');
  vi.advanceTimersByTime(toastMs);
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  toaster.info('二');
  expect(heard).toHaveBeenCalledTimes(2);
});
