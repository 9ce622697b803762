import { useState } from 'react';

/** A switch that is on until the respondent turns it off in this browser. */
const deviceChoice = (storageKey: string) => ({
  read: (): boolean => {
    try {
      return localStorage.getItem(storageKey) !== 'off';
    } catch {
      return true;
    }
  },
  store: (on: boolean): void => {
    try {
      localStorage.setItem(storageKey, on ? 'on' : 'off');
    } catch {
      // Without storage, the choice is valid only on this page.
    }
  },
});

/** Whether a tap opens the next step. */
export const autoNextChoice = deviceChoice('yayan:survey-auto-next');
/** Whether the keys 1 to 9 choose options. People who use speech input switch them off (WCAG 2.1.4). */
export const numberKeysChoice = deviceChoice('yayan:survey-number-keys');

/** A choice of this device, and how to change it. */
export const useDeviceChoice = ({ read, store }: ReturnType<typeof deviceChoice>) => {
  const [isOn, setOn] = useState(read);
  const change = (on: boolean): void => {
    setOn(on);
    store(on);
  };
  return { isOn, change };
};
