import { useEffect, useRef } from 'react';
import { unsentOwner } from './unsent-owner.ts';
import type { UnsentStore } from './unsent-store.ts';

/** The later change wins. */
const later = (_stored: unknown, ahead: unknown): unknown => ahead;

/** Loaded when a form opens. If loading fails, for example between two releases, nothing is stored. */
const store = async (): Promise<UnsentStore | undefined> =>
  await import('./unsent.ts').then(
    ({ unsent }) => unsent,
    () => undefined,
  );

/**
 * Stores what a member types into a form until it is sent (rule 3.9). It survives reloads, and stays 24 hours after they log
 * out. `restore` gets the stored value, unless they typed first. Two forms with the same name share it.
 */
export const useDraft = (name: string, restore: (kept: unknown) => void) => {
  const id = `draft ${name}`;
  const isTouched = useRef(false);
  const latestRestore = useRef(restore);
  useEffect(() => {
    latestRestore.current = restore;
  });

  useEffect(() => {
    let isGone = false;
    isTouched.current = false;
    const read = async (): Promise<void> => {
      const owner = unsentOwner();
      const kept = owner && (await (await store())?.read(owner, id, later));
      if (!isGone && !isTouched.current && kept !== undefined) latestRestore.current(kept);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [id]);

  const write = async (data: unknown): Promise<void> => {
    const owner = unsentOwner();
    isTouched.current = true;
    if (owner) await (await store())?.update(owner, id, () => data, later);
  };
  return {
    keep: (data: unknown): void => void write(data),
    /** Deletes the stored value after it was sent. */
    drop: (): void => void write(undefined),
  };
};
