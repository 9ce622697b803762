import { deviceStorage } from '@yayan/site';
const key = 'balanceHidden';

/** Whether the member hid their balance from onlookers in this browser. */
export const isBalanceHidden = (): boolean => deviceStorage.read(key) === '1';

/** Stores the choice until the member signs out. */
export const hideBalance = (hidden: boolean): void => {
  if (hidden) deviceStorage.write(key, '1');
  else deviceStorage.remove(key);
};
