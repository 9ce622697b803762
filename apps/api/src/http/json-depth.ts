/** The deepest nesting of arrays and objects in a body: far more than any call needs. */
export const MAX_JSON_DEPTH = 32;

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Whether arrays and objects are nested more than `limit` deep. It doesn't use recursion, so deep input can't overflow
 * the stack.
 */
export const isDeeperThan = (value: unknown, limit: number): boolean => {
  let level = [value].filter(isContainer);
  for (let depth = 0; depth < limit; depth += 1) {
    if (level.length === 0) return false;
    level = level.flatMap((container) => Object.values(container).filter(isContainer));
  }
  return level.length > 0;
};
