import { isPlainObject } from '../plain-object.ts';

/** Whether two JSON values are the same; the order of keys doesn't count. */
export const isSameAnswer = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSameAnswer(item, other[index]));
  if (!isPlainObject(one) || !isPlainObject(other)) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSameAnswer(one[key], other[key]))
  );
};
