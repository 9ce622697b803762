/** Announces changes of the token in this tab and, through `storage` events, in other tabs. */
export const createTokenAnnouncer = (tokenKey: string) => {
  const listeners = new Set<() => void>();
  const page = typeof window === 'undefined' ? undefined : window;
  const announce = (): void => {
    for (const listener of listeners) listener();
  };
  const hear = (event: StorageEvent): void => {
    if (event.key === tokenKey || event.key === null) announce();
  };
  const subscribe = (listener: () => void): (() => void) => {
    page?.addEventListener('storage', hear);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) page?.removeEventListener('storage', hear);
    };
  };
  return { announce, subscribe };
};
