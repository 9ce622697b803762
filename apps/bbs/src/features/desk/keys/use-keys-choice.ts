import { deviceStorage } from '@yayan/site';
import { useState } from 'react';

const entry = 'bbs.desk-keys';

/**
 * Whether single keys act on the desk. Somebody who speaks to their device switches them off, because speech input types keys
 * too (WCAG 2.1.4). Stored on this device.
 */
export const useKeysChoice = () => {
  const [isOn, setOn] = useState(() => deviceStorage.read(entry) !== 'off');
  const change = (on: boolean): void => {
    setOn(on);
    deviceStorage.write(entry, on ? 'on' : 'off');
  };
  return { isOn, change };
};

/** The choice, and how to change it. */
export type KeysChoice = ReturnType<typeof useKeysChoice>;
