const storageKey = 'yayan:survey-auto-next';

/** Whether the respondent lets a tap go on by itself in this browser. */
export const readPreference = (): boolean => {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
};

/** Keeps the respondent's choice in this browser. */
export const storePreference = (on: boolean): void => {
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off');
  } catch {
    // A browser without storage forgets the choice with this page.
  }
};
