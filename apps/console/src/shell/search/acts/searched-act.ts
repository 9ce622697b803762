/** What the search offers to do: where the act is, and who may do it. */
export interface SearchedAct {
  label: string;
  /** Other words that people look for it with. */
  words: string;
  hint: string;
  to: string;
  permissions: readonly string[];
}

type Place = Pick<SearchedAct, 'to' | 'hint' | 'permissions'>;

/** The acts of one place: each its name, or its name and other words for it. */
export const actsAt = (
  to: string,
  hint: string,
  permissions: readonly string[],
  acts: readonly (string | readonly [label: string, words: string])[],
): SearchedAct[] => {
  const place: Place = { to, hint, permissions };
  return acts.map((act) =>
    typeof act === 'string'
      ? { ...place, label: act, words: '' }
      : { ...place, label: act[0], words: act[1] },
  );
};
