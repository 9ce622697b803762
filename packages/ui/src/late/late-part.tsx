import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface LatePartOptions {
  /** Whether the page is complete without it: then it is left out when it can't be loaded. */
  isOptional?: boolean;
}

interface LateProps {
  /** Shown until the part is loaded. */
  fallback?: ReactNode;
  /**
   * Loads and renders the part from the first time that this is true. The part stays when it becomes false, so that it can
   * close itself.
   */
  isWanted?: boolean;
}

interface LatePart<Props> {
  Part: ComponentType<Props & LateProps>;
  /** Loads the code before it is needed. A failure has no effect. */
  prefetch: () => void;
}

/**
 * A part of a page whose code is loaded when it is first wanted. Without a network the page stays, and the part loads when the
 * network is back: `React.lazy` would fail the page and never retry. Any other failure fails the page, unless the part is
 * optional.
 */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isOptional = false }: LatePartOptions = {},
): LatePart<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const ask = async (): Promise<ComponentType<Props>> => (loaded ??= await load());

  function Part({ fallback = null, isWanted = true, ...props }: Props & LateProps) {
    const [Shown, setShown] = useState(() => loaded);
    const [wasWanted, setWasWanted] = useState(isWanted);
    if (isWanted && !wasWanted) setWasWanted(true);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      if (Shown || !wasWanted) return undefined;
      let isOver = false;
      let isAsking = false;
      // Whether the network may have been away when the request began. Its failure may come only after the network is back.
      let isStale = false;
      const show = (): void => {
        isStale = isAsking || !navigator.onLine;
        if (isAsking) return;
        isAsking = true;
        ask().then(
          (part) => {
            if (!isOver) setShown(() => part);
          },
          (error: unknown) => {
            isAsking = false;
            if (isOver || !navigator.onLine) return;
            if (isStale) show();
            else if (!isOptional) setFailure({ error });
          },
        );
      };
      show();
      globalThis.addEventListener('online', show);
      return () => {
        isOver = true;
        globalThis.removeEventListener('online', show);
      };
    }, [Shown, wasWanted]);
    if (failure) throw failure.error;
    // The remaining props are the part's own.
    return Shown && wasWanted ? <Shown {...(props as unknown as Props)} /> : fallback;
  }

  return { Part, prefetch: () => void ask().catch(() => undefined) };
};
