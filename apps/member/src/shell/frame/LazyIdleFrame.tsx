import { type ComponentType, useEffect, useState } from 'react';

/**
 * The part of a member's frame that is loaded when the page stands. A page does without it where it doesn't come, as without a
 * network; the next page asks for it again.
 */
export function LazyIdleFrame({ path }: { path: string }) {
  const [Frame, setFrame] = useState<ComponentType<{ path: string }>>();
  useEffect(() => {
    if (Frame) return undefined;
    let isOver = false;
    import('./idle-frame.tsx').then(
      ({ IdleFrame }) => {
        if (!isOver) setFrame(() => IdleFrame);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [Frame, path]);
  return Frame ? <Frame path={path} /> : null;
}
