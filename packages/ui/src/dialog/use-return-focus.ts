import { useEffect } from 'react';

/**
 * Gives the focus back when a dialog goes together with what showed it. A dialog that closes and stays on the page does so
 * itself; then something has the focus already, and this leaves it there.
 */
export const useReturnFocus = (isOpen: boolean): void => {
  useEffect(() => {
    if (!isOpen) return undefined;
    const before = document.activeElement;
    return () => {
      // Until the dialog has left the page, the focus is inside.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, [isOpen]);
};
