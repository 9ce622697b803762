import { lazy, Suspense, useEffect, useState } from 'react';
import type { SheetProps } from './BottomSheet.tsx';

const load = () => import('./SheetWindow.tsx');
const SheetWindow = lazy(load);

/** What tells that somebody uses the page, and may soon press what opens a dialog. */
const signsOfUse = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * A dialog: a bottom sheet on phones, a centred window elsewhere. Focus stays inside and returns afterwards. The kind doesn't
 * change while the dialog is open, so turning a phone doesn't lose what was typed. Its code is loaded when the page is first
 * touched, because most visits open no dialog.
 */
export function Sheet(props: SheetProps) {
  const [isWanted, setWanted] = useState(props.opened);
  if (props.opened && !isWanted) setWanted(true);
  useEffect(() => {
    if (isWanted) return undefined;
    const used = new AbortController();
    const prefetch = (): void => {
      used.abort();
      // A failed prefetch is harmless: the code is loaded when the dialog opens.
      void load().catch(() => undefined);
    };
    for (const sign of signsOfUse)
      globalThis.addEventListener(sign, prefetch, { passive: true, signal: used.signal });
    return () => used.abort();
  }, [isWanted]);
  return isWanted ? (
    <Suspense fallback={null}>
      <SheetWindow {...props} />
    </Suspense>
  ) : null;
}
