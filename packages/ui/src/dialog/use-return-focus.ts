import { useEffect } from 'react';

/**
 * Returns the focus when a dialog is unmounted together with its opener. A dialog that stays mounted returns the focus itself;
 * then an element has the focus already, and this leaves it there.
 */
export const useReturnFocus = (isOpen: boolean): void => {
  useEffect(() => {
    if (!isOpen) return undefined;
    const before = document.activeElement;
    return () => {
      // Until the dialog is removed from the page, the focus is inside it.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, [isOpen]);
};
