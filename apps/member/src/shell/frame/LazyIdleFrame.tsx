import { type ComponentType, useEffect, useState } from 'react';

/**
 * The part of a member's frame that is loaded when the page stands. A page does without it where it doesn't come, as without a
 * network; it is asked for again when the network is back.
 */
export function LazyIdleFrame({ path }: { path: string }) {
  const [Frame, setFrame] = useState<ComponentType<{ path: string }>>();
  useEffect(() => {
    if (Frame) return undefined;
    let isOver = false;
    const load = (): void => {
      import('./idle-frame.tsx').then(
        ({ IdleFrame }) => {
          if (!isOver) setFrame(() => IdleFrame);
        },
        () => undefined,
      );
    };
    load();
    globalThis.addEventListener('online', load);
    return () => {
      isOver = true;
      globalThis.removeEventListener('online', load);
    };
  }, [Frame]);
  return Frame ? <Frame path={path} /> : null;
}
