const keyOf = (sheet: string): string => `quiz:${sheet}`;

/** Choices by number of the question. */
export type Choices = Readonly<Record<number, number>>;

/** The choices made in this tab before a reload; none where the browser stores nothing. */
export const readChoices = (sheet: string): Choices => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(sheet)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).flatMap(([number, choice]) =>
        typeof choice === 'number' ? [[Number(number), choice]] : [],
      ),
    );
  } catch {
    return {};
  }
};

export const storeChoices = (sheet: string, choices: Choices): void => {
  try {
    sessionStorage.setItem(keyOf(sheet), JSON.stringify(choices));
  } catch {
    // The page still has the choices.
  }
};
