import { useEffect, useState } from 'react';

/** Whether the device has a network, by the browser's word. */
export const useOnline = (): boolean => {
  const [isOnline, setOnline] = useState(() => globalThis.navigator.onLine);
  useEffect(() => {
    const hear = ({ type }: Event): void => setOnline(type === 'online');
    const kinds = ['online', 'offline'];
    for (const kind of kinds) globalThis.addEventListener(kind, hear);
    return () => {
      for (const kind of kinds) globalThis.removeEventListener(kind, hear);
    };
  }, []);
  return isOnline;
};
