const storageKey = 'yayan:survey-auto-next';

/** Whether in this browser a tap opens the next step. */
export const readPreference = (): boolean => {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
};

/** Stores the respondent's choice in this browser. */
export const storePreference = (on: boolean): void => {
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off');
  } catch {
    // Without storage, the choice is valid for this page only.
  }
};
