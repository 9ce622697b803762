import { useEffect } from 'react';
import { latePart } from '../late/late-part.tsx';
import type { SheetProps } from './BottomSheet.tsx';

const { Part: SheetWindow, prefetch } = latePart(async () => (await import('./SheetWindow.tsx')).SheetWindow);

/** Events that show that somebody uses the page and may soon open a dialog. */
const signsOfUse = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * A dialog: a bottom sheet on phones, a centred window elsewhere. Focus stays inside and returns afterwards. The kind doesn't
 * change while the dialog is open, so turning a phone doesn't lose what was typed. Its code is loaded when the page is first
 * touched, because most visits open no dialog.
 */
export function Sheet(props: SheetProps) {
  useEffect(() => {
    const used = new AbortController();
    const onUse = (): void => {
      used.abort();
      prefetch();
    };
    for (const sign of signsOfUse)
      globalThis.addEventListener(sign, onUse, { passive: true, signal: used.signal });
    return () => used.abort();
  }, []);
  return <SheetWindow {...props} isWanted={props.opened} />;
}
