import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface LatePartOptions {
  /** Whether the page is whole without it: then it stays away where it can't be loaded. */
  isOptional?: boolean;
}

interface LateProps {
  /** What stands there until the part does. */
  fallback?: ReactNode;
  /** Loads and draws the part from the first time that this is true; it stays when it is false again, so that it can close itself. */
  isWanted?: boolean;
}

interface LatePart<Props> {
  Part: ComponentType<Props & LateProps>;
  /** Loads the code before it is needed. Nothing happens if that fails. */
  prefetch: () => void;
}

/**
 * A part of a page whose code is loaded when it is first wanted. Without a network the page stays as it is, and the part comes when
 * the network is back: `React.lazy` would give the page up, and never ask again. Any other failure gives the page up, unless the
 * part is optional.
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
      const show = (): void => {
        ask().then(
          (part) => {
            if (!isOver) setShown(() => part);
          },
          (error: unknown) => {
            if (!isOver && navigator.onLine && !isOptional) setFailure({ error });
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
    // What is left are the part's own.
    return Shown && wasWanted ? <Shown {...(props as unknown as Props)} /> : fallback;
  }

  return { Part, prefetch: () => void ask().catch(() => undefined) };
};
