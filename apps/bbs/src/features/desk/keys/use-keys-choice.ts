import { deviceStorage } from '@yayan/site';
import { useState } from 'react';

const entry = 'bbs.desk-keys';

/**
 * Whether single keys act on the desk; stored on this device. People who use speech input switch them off, because speech input
 * types keys too (WCAG 2.1.4).
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
