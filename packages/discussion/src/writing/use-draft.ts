import { useGetGroupMe } from '@yayan/api-client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { draftKey, isEmptyDraft, readDraft } from '../client/drafts.ts';
import { createDraftKeeper, type DraftAt, type DraftKeeper, type ShownDraft } from './draft-keeper.ts';
import { takeOver } from './take-over.ts';
import { useDraftCalls } from './use-draft-calls.ts';

/** A draft with the actions on it; see `useDraft`. */
export interface DraftOf
  extends ShownDraft, Pick<DraftKeeper, 'begin' | 'write' | 'quoteWith' | 'choose' | 'send' | 'clear'> {}

/** The drafts on this page. One that has just left it may still be saving. */
const keepers = new Map<string, { keeper: DraftKeeper; shown: number }>();

const keeperFor = (key: string, initial: string, at: DraftAt | undefined): DraftKeeper => {
  const known = keepers.get(key);
  if (known) return known.keeper;
  return createDraftKeeper(key, initial, at);
};

/** Registers a draft on the page. The result takes it away, once everything is saved. */
const mount = (key: string, keeper: DraftKeeper): (() => void) => {
  const entry = keepers.get(key) ?? { keeper, shown: 0 };
  keepers.set(key, entry);
  entry.shown += 1;
  return () => {
    entry.shown -= 1;
    if (entry.shown > 0) return;
    // What was sent or discarded is not shown again, even while the server is still asked.
    if (!keeper.read().kept) keepers.delete(key);
    void keeper.flush().finally(() => {
      if (entry.shown === 0 && keepers.get(key) === entry) keepers.delete(key);
    });
  };
};

const useDraftKey = (place: string): string =>
  draftKey(useGetGroupMe().data?.identity.groupMemberId ?? '', place);

/**
 * A text being written, stored on this device at every keystroke until it is sent, and with `at` on the server every few
 * seconds (rule 6.53). Every attempt to send it carries the same `clientId`, also after a reload, so the server stores it once
 * even when an answer gets lost.
 */
export const useDraft = (place: string, initial = '', at?: DraftAt): DraftOf => {
  const key = useDraftKey(place);
  const calls = useDraftCalls();
  const make = (unnamed?: DraftKeeper) => ({
    key,
    keeper: keeperFor(key, initial, at),
    calls,
    isOnServer: at !== undefined,
    unnamed,
  });
  const [made, setMade] = useState(() => make());
  const current = made.key === key ? made : make(made.key === draftKey('', place) ? made.keeper : undefined);
  // The person may become known only later, and with them the key.
  if (current !== made) setMade(current);
  const { keeper } = current;
  const shown = useSyncExternalStore(keeper.subscribe, keeper.read);
  useEffect(() => {
    const leave = mount(current.key, current.keeper);
    if (current.unnamed) takeOver(current.keeper, current.unnamed);
    if (!current.isOnServer) return leave;
    void current.keeper.start(current.calls);
    const hide = (): void => {
      if (document.visibilityState === 'hidden') void current.keeper.flush();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, [current]);
  const { begin, write, quoteWith, choose, send, clear } = keeper;
  return { ...shown, begin, write, quoteWith, choose, send, clear };
};

/** Whether this person has begun to write at a place on this device. */
export const useIsBegun = (place: string): boolean => {
  const key = useDraftKey(place);
  const [isBegun] = useState(() => {
    const draft = readDraft(key);
    return draft !== undefined && !isEmptyDraft(draft);
  });
  return isBegun;
};
