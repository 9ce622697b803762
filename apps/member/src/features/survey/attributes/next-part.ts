import type { AttributePart } from '@yayan/api-client';

/** The first section after `name` that is not finished, then those before it; undefined when all are. */
export const nextPart = (parts: readonly AttributePart[], name?: string): AttributePart | undefined => {
  const at = parts.findIndex((part) => part.name === name) + 1;
  return [...parts.slice(at), ...parts.slice(0, at)].find(({ percent }) => percent < 100);
};
