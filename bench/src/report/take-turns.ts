/** Returns a function that returns the next slice of `all` at each call. It throws when too few are left. */
export const takeTurns = <T>(all: readonly T[], size: number): (() => readonly T[]) => {
  let next = 0;
  return () => {
    const slice = all.slice(next, next + size);
    if (slice.length < size) throw new Error('Not enough members for so many rounds');
    next += size;
    return slice;
  };
};
