import { beforeEach, expect, test, vi } from 'vitest';
import { deleteGroupFiles, groupFilesDatabase } from './group-files.ts';
import { noteGroupFile, settleGroupFiles } from './kept-group-files.ts';

const now = Date.UTC(2026, 10, 27);
const day = 24 * 3_600_000;
const deleteDatabase = vi.fn<(name: string) => void>();
const entries = new Map<string, string>();

beforeEach(() => {
  entries.clear();
  deleteDatabase.mockClear();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => void entries.set(name, text),
    removeItem: (name: string) => void entries.delete(name),
  });
  return () => vi.unstubAllGlobals();
});

test('files of a member are deleted when another member is signed in', () => {
  settleGroupFiles('alice', '', now);
  noteGroupFile(now);
  settleGroupFiles('alice', '', now);
  settleGroupFiles(undefined, '', now);
  expect(deleteDatabase).not.toHaveBeenCalled();
  settleGroupFiles('bob', '', now);
  expect(deleteDatabase).toHaveBeenCalledExactlyOnceWith(groupFilesDatabase);
});

test('a person has another id in each group, and stays the same person', () => {
  settleGroupFiles('alice-in-one', 'bbs.one.', now);
  settleGroupFiles('alice-in-two', 'bbs.two.', now);
  settleGroupFiles('alice-in-one', 'bbs.one.', now);
  expect(deleteDatabase).not.toHaveBeenCalled();
  settleGroupFiles('bob-in-two', 'bbs.two.', now);
  expect(deleteDatabase).toHaveBeenCalledOnce();
});

test('files that nobody sent are deleted a week after the newest, wherever somebody is on the site', () => {
  noteGroupFile(now);
  settleGroupFiles(undefined, '', now + 7 * day - 1);
  expect(deleteDatabase).not.toHaveBeenCalled();
  settleGroupFiles(undefined, '', now + 7 * day);
  expect(deleteDatabase).toHaveBeenCalledOnce();
});

test('a browser that blocks storage has nothing to delete', () => {
  deleteDatabase.mockImplementationOnce(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => deleteGroupFiles()).not.toThrow();
});
