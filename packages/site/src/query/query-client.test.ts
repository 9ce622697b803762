import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

beforeEach(() => onlineManager.setOnline(false));
afterEach(() => onlineManager.setOnline(true));

const unreached = () => Promise.reject(new Error('not reached'));

test('a button’s call without a network fails at once, instead of being sent unexpectedly later', async () => {
  const button = new MutationObserver(createQueryClient(), { mutationFn: unreached });
  await expect(button.mutate()).rejects.toThrow('not reached');
});

test('a call that a page makes by itself can wait for the network', () => {
  const mark = new MutationObserver(createQueryClient(), { mutationFn: unreached, networkMode: 'online' });
  void mark.mutate();
  expect(mark.getCurrentResult().isPaused).toBe(true);
});
