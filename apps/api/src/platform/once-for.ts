/**
 * Returns a function that makes a value for each owner at the first call, and returns the same one afterwards. The
 * value is garbage collected together with its owner.
 */
export function onceFor<Owner extends object, Made extends object>(
  make: (owner: Owner) => Made,
): (owner: Owner) => Made {
  const made = new WeakMap<Owner, Made>();
  return (owner) => {
    const known = made.get(owner);
    if (known !== undefined) return known;
    const fresh = make(owner);
    made.set(owner, fresh);
    return fresh;
  };
}
