/**
 * Returns a function that makes something for an owner the first time it is asked, and gives the same ever after. What it made
 * is forgotten together with its owner.
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
