import { expect, test, vi } from 'vitest';
import { createVeil } from './create-veil.ts';

test('rule 10.16: the veil stays until every holder has let go, in any order', () => {
  const veil = createVeil();
  const first = veil.show();
  const second = veil.show();
  const third = veil.show();
  second();
  first();
  expect(veil.current()).toBe('加载中');
  third();
  expect(veil.current()).toBeUndefined();
});

test('letting go twice counts once', () => {
  const veil = createVeil();
  const first = veil.show();
  veil.show();
  first();
  first();
  expect(veil.current()).toBe('加载中');
});

test('the text is the latest holder’s, and afterwards the one before’s again', () => {
  const veil = createVeil();
  veil.show('提交中…');
  const upload = veil.show('上传中…');
  expect(veil.current()).toBe('上传中…');
  upload();
  expect(veil.current()).toBe('提交中…');
});

test('listeners are called for every change and nothing else', () => {
  const veil = createVeil();
  const heard = vi.fn<() => void>();
  veil.subscribe(heard);
  const release = veil.show();
  release();
  release();
  expect(heard).toHaveBeenCalledTimes(2);
});
