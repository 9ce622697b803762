import { useState } from 'react';

interface Chosen {
  /** The list with its filters, so that other filters begin with nothing chosen. */
  of: string;
  keys: readonly string[];
  /** All that match the filters, also those that aren't loaded. */
  isAll: boolean;
}

/** The chosen rows of a list. `of` names the list with its filters. */
export const useChoice = (of: string) => {
  const [stored, store] = useState<Chosen>({ of, keys: [], isAll: false });
  const { keys, isAll }: Chosen = stored.of === of ? stored : { of, keys: [], isAll: false };
  const chosen = new Set(keys);
  return {
    keys,
    isAll,
    has: (key: string): boolean => isAll || chosen.has(key),
    toggle: (key: string): void =>
      store({
        of,
        keys: chosen.has(key) ? keys.filter((other) => other !== key) : [...keys, key],
        isAll: false,
      }),
    choose: (chosenKeys: readonly string[]): void => store({ of, keys: chosenKeys, isAll: false }),
    chooseAll: (): void => store({ of, keys, isAll: true }),
    clear: (): void => store({ of, keys: [], isAll: false }),
  };
};

export type Choice = ReturnType<typeof useChoice>;
