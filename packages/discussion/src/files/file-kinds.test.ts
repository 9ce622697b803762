import { expect, test } from 'vitest';
import { kindOfFile } from './file-kinds.ts';

const file = (name: string, type: string, size = 1000) => ({ name, type, size });
const MB = 1024 * 1024;

test.each([
  [file('早餐.jpg', 'image/jpeg'), 'image'],
  [file('IMG_1.HEIC', ''), 'image'],
  [file('早餐.mov', 'video/quicktime'), 'video'],
  [file('早餐.mp4', ''), 'video'],
  [file('新录音 1.m4a', 'audio/x-m4a'), 'audio'],
])('%j may be added', (chosen, kind) => {
  expect(kindOfFile(chosen)).toMatchObject({ kind });
});

test.each([
  [file('动图.gif', 'image/gif'), '不是照片'],
  [file('图.svg', 'image/svg+xml'), '不是照片'],
  [file('照片.zip', 'application/zip'), '加不了'],
  [file('长片.mp4', 'video/mp4', 200 * MB + 1), '超过 200 MB'],
  [file('录音.mp3', 'audio/mpeg', 20 * MB + 1), '超过 20 MB'],
  [file('空.mp4', 'video/mp4', 0), '是空的'],
])('%j is refused by its name', (chosen, reason) => {
  expect(kindOfFile(chosen)).toContain(reason);
  expect(kindOfFile(chosen)).toContain(chosen.name);
});

test('documents are for hosts', () => {
  const pdf = file('提纲.pdf', 'application/pdf');
  expect(kindOfFile(pdf)).toContain('加不了');
  expect(kindOfFile(pdf, true)).toMatchObject({ kind: 'file', extension: 'pdf' });
  expect(kindOfFile(file('提纲.pdf', '', 20 * MB + 1), true)).toContain('超过 20 MB');
});
