import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

beforeEach(() => onlineManager.setOnline(false));
afterEach(() => onlineManager.setOnline(true));

const unreached = () => Promise.reject(new Error('not reached'));

test('what a button sends without a network fails at once, instead of being sent when nobody expects it', async () => {
  const button = new MutationObserver(createQueryClient(), { mutationFn: unreached });
  await expect(button.mutate()).rejects.toThrow('not reached');
});

test('what a page notes by itself can wait for the network', () => {
  const mark = new MutationObserver(createQueryClient(), { mutationFn: unreached, networkMode: 'online' });
  void mark.mutate();
  expect(mark.getCurrentResult().isPaused).toBe(true);
});
