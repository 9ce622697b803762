const WISHES = [
  '好运',
  '今天也要开心',
  '秋天快乐',
  '加油',
  '试一试',
  '六六大顺',
  '喝杯热茶',
  '早点睡',
] as const;

/** The words that a member draws or enters with, chosen by a number from 0 up to 1. */
export const wishOf = (point: number): string => WISHES[Math.floor(point * WISHES.length)] ?? WISHES[0];
