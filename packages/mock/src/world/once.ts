/** Makes something when it is first asked for, and then always returns the same. */
export const once = <Thing>(make: () => Thing): (() => Thing) => {
  let made: readonly [Thing] | undefined;
  return () => (made ??= [make()])[0];
};
