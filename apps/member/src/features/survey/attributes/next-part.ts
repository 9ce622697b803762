import type { AttributePart } from '@yayan/api-client';

/** The next unfinished section after `name`, else the first unfinished one; undefined when all are finished. */
export const nextPart = (parts: readonly AttributePart[], name?: string): AttributePart | undefined => {
  const at = parts.findIndex((part) => part.name === name) + 1;
  return [...parts.slice(at), ...parts.slice(0, at)].find(({ percent }) => percent < 100);
};
