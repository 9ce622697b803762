import { expect, test } from 'vitest';
import { keepProof, readProof } from './stored-hand-in.ts';

const open = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    storage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    },
  };
};

const photo = { key: 'task/1.png', name: '早餐.png', address: 'blob:1', caption: '粥' };

test('what was got together is there again after the page was closed, but the picture itself', () => {
  const { storage } = open();
  keepProof(storage, 's1', { text: '好用', photos: [photo] });
  expect(readProof(storage, 's1')).toEqual({ text: '好用', photos: [{ ...photo, address: '' }] });
  expect(readProof(storage, 's2')).toEqual({ text: '', photos: [] });
});

test('nothing stays behind once it is handed in', () => {
  const { storage, kept } = open();
  keepProof(storage, 's1', { text: '好用', photos: [] });
  keepProof(storage, 's1', { text: '', photos: [] });
  expect(kept.size).toBe(0);
});

test.each(['{', '7', '{"text":1,"photos":[]}', '{"text":"a","photos":null}'])(
  'what something else wrote counts as nothing: %s',
  (written) => {
    const { storage, kept } = open();
    kept.set('yayan-proof-s1', written);
    expect(readProof(storage, 's1')).toEqual({ text: '', photos: [] });
  },
);

test('a browser without room keeps nothing, and says nothing', () => {
  const full = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  expect(() => keepProof({ setItem: full, removeItem: full }, 's1', { text: 'a', photos: [] })).not.toThrow();
});
