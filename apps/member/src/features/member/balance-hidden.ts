const key = 'balanceHidden';

/** Whether the member hid their balance from onlookers in this browser. */
export const isBalanceHidden = (): boolean => localStorage.getItem(key) === '1';

/** Remembers the choice until they sign out. */
export const hideBalance = (hidden: boolean): void => {
  if (hidden) localStorage.setItem(key, '1');
  else localStorage.removeItem(key);
};
