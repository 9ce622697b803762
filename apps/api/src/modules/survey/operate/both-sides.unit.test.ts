import { expect, it } from 'vitest';
import { bothSides } from './both-sides.ts';

it('14.89 short texts are shown whole', () => {
  expect(bothSides('早餐习惯', '晚餐习惯')).toEqual({ before: '早餐习惯', after: '晚餐习惯' });
});

it('14.89 long texts are shown from shortly before what differs, and are no longer than a change may be', () => {
  const same = '一'.repeat(900);
  const { before, after } = bothSides(`${same}旧${'二'.repeat(800)}`, `${same}新`);
  expect(before).toMatch(/^…一{40}旧二+…$/u);
  expect(before).toHaveLength(500);
  expect(after).toMatch(/^…一{40}新$/u);
});
