import {
  type GroupDraft,
  type GroupDraftKind,
  type GroupDraftRemoval,
  type GroupDraftSave,
  isRefusal,
} from '@yayan/api-client';
import { ApiError, newIdempotencyKey } from '@yayan/auth';
import {
  type Draft,
  dropDraft,
  isEmptyDraft,
  type PickedQuote,
  readDraft,
  storeDraft,
} from '../client/drafts.ts';

/** Where a respondent writes, as the server names it. */
export interface DraftAt {
  kind: GroupDraftKind;
  targetId: string;
  /** The section of the answers that can be quoted here. */
  sectionId: string;
}

/** The calls that store drafts on the server. */
export interface DraftCalls {
  list: () => Promise<readonly GroupDraft[]>;
  save: (draft: GroupDraftSave) => Promise<GroupDraft>;
  remove: (draft: GroupDraftRemoval) => Promise<unknown>;
}

/** A draft as the page shows it. */
export interface ShownDraft extends Draft {
  /** Whether the text survives a reload. */
  kept: boolean;
  /** The text that another device saved meanwhile. Nothing is saved until the author has chosen. */
  theirs: GroupDraft | undefined;
}

/** One draft: stored on this device at every letter, and on the server every few seconds (rule 6.53). */
export interface DraftKeeper {
  read: () => ShownDraft;
  subscribe: (changed: () => void) => () => void;
  write: (text: string) => void;
  quoteWith: (quote: PickedQuote | undefined) => void;
  choose: (side: 'ours' | 'theirs') => void;
  /** Sends the text by `work`; nothing is saved meanwhile. Then the draft is gone: the server deleted its copy with it. */
  send: (work: () => Promise<void>) => Promise<void>;
  /** Discards the draft, on the server too. */
  clear: () => void;
  /**
   * Gives the draft its calls. A page that only shows the field asks the server nothing: a text of this device is compared at
   * once, otherwise `begin` reads what other devices saved.
   */
  start: (calls: DraftCalls) => Promise<void>;
  /** Reads the server's copy, because somebody is about to write. */
  begin: () => Promise<void>;
  /** Saves at once what isn't saved. */
  flush: () => Promise<void>;
}

/** The longest time that letters are only on this device. */
const SAVE_MS = 3000;
const RETRY_MS = 20_000;
/** A list of the server may be this much older than what this device has saved. */
const LIST_LAG_MS = 60_000;
/** How long sending waits for a save under way, which would otherwise store the text again. */
const PATIENCE_MS = 5000;

/** Creates the draft of a place. `initial` is its text where nothing is stored; without `at` it is only on this device. */
export const createDraftKeeper = (key: string, initial: string, at?: DraftAt): DraftKeeper => {
  const fresh = (text: string): Draft => ({ text, clientId: newIdempotencyKey() });
  const stored = readDraft(key);
  const listeners = new Set<() => void>();
  let draft = stored ?? fresh(initial);
  let shown: ShownDraft = { ...draft, kept: stored !== undefined, theirs: undefined };
  let calls: DraftCalls | undefined;
  /** The calls before the server's copy was read. */
  let given: DraftCalls | undefined;
  let isWanted = false;
  let beginning: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<void> | undefined;
  /** Nothing is saved while the text is sent, or once the server refused it: its section has closed. */
  let isPaused = false;
  let isTouched = stored !== undefined;

  const show = (changes: Partial<ShownDraft>): void => {
    shown = {
      ...shown,
      ...draft,
      version: draft.version,
      savedAt: draft.savedAt,
      quote: draft.quote,
      ...changes,
    };
    for (const changed of listeners) changed();
  };
  const keep = (changes: Partial<Draft>): void => {
    draft = { ...draft, ...changes };
    isTouched = true;
    show({ kept: storeDraft(key, draft) });
  };
  const reset = (text: string): void => {
    clearTimeout(timer);
    timer = undefined;
    dropDraft(key);
    draft = fresh(text);
    isTouched = false;
    show({ kept: false, theirs: undefined });
  };
  const isUnsaved = (): boolean => isTouched && draft.savedAt === undefined;
  const adopt = ({ text, quote, version }: GroupDraft): void =>
    keep({
      text,
      quote: quote && at ? { ...quote, sectionId: at.sectionId } : undefined,
      version,
      savedAt: Date.now(),
    });

  const saveLater = (ms: number): void => {
    if (calls && at && !isPaused && !shown.theirs && isUnsaved())
      timer ??= setTimeout(() => void flush(), ms);
  };
  const put = async (
    sent: Draft,
    { save, remove }: DraftCalls,
    { kind, targetId }: DraftAt,
  ): Promise<string | undefined> => {
    const { text, quote, version } = sent;
    if (!isEmptyDraft(sent)) {
      const quoted = quote && { quote: { responseId: quote.responseId, text: quote.text } };
      return (await save({ kind, targetId, text, version: version ?? null, ...quoted })).version;
    }
    if (version !== undefined) await remove({ kind, targetId, version });
    return undefined;
  };
  const save = async (): Promise<void> => {
    const sent = draft;
    if (!calls || !at) return;
    try {
      const version = await put(sent, calls, at);
      if (draft.clientId === sent.clientId)
        return keep({
          version,
          savedAt: draft.text === sent.text && draft.quote === sent.quote ? Date.now() : undefined,
        });
      // Discarded meanwhile.
      if (version !== undefined) await calls.remove({ kind: at.kind, targetId: at.targetId, version });
    } catch (error) {
      if (isRefusal(error, 'DRAFT_CHANGED')) return show({ theirs: error.data });
      if (error instanceof ApiError && error.kind === 'network') return saveLater(RETRY_MS);
      isPaused = true;
    }
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (beginning) await beginning;
    if (saving) return await saving;
    if (!calls || isPaused || shown.theirs || !isUnsaved()) return;
    saving = save().finally(() => (saving = undefined));
    await saving;
    saveLater(SAVE_MS);
  };

  const compare = (theirs: GroupDraft | undefined): void => {
    const { text, version, savedAt } = draft;
    if (!theirs) {
      const isGone = version !== undefined && savedAt !== undefined && Date.now() - savedAt > LIST_LAG_MS;
      return isGone ? reset(initial) : undefined;
    }
    // Versions grow. An older one is from before this device's last save.
    if (version !== undefined && theirs.version <= version) return;
    if (theirs.text === text && theirs.quote?.text === draft.quote?.text)
      return keep({ version: theirs.version, savedAt: Date.now() });
    if (isUnsaved() && !isEmptyDraft(draft)) return show({ theirs });
    adopt(theirs);
  };

  const readServer = async (now: DraftCalls): Promise<void> => {
    const list = await now.list().catch(() => undefined);
    if (list && at) compare(list.find(({ kind, targetId }) => kind === at.kind && targetId === at.targetId));
    calls = now;
    saveLater(SAVE_MS);
  };
  const begin = async (): Promise<void> => {
    // A field can take the focus before the draft has its calls.
    isWanted = true;
    const now = given;
    given = undefined;
    if (now && at) beginning = readServer(now).finally(() => (beginning = undefined));
    await beginning;
  };

  return {
    read: () => shown,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    write: (text) => {
      keep({ text, savedAt: undefined });
      void begin();
      saveLater(SAVE_MS);
    },
    quoteWith: (quote) => {
      keep({ quote, savedAt: undefined });
      void begin();
      saveLater(SAVE_MS);
    },
    choose: (side) => {
      const { theirs } = shown;
      if (!theirs) return;
      show({ theirs: undefined });
      if (side === 'theirs') return adopt(theirs);
      keep({ version: theirs.version, savedAt: undefined });
      void flush();
    },
    send: async (work) => {
      isPaused = true;
      clearTimeout(timer);
      timer = undefined;
      try {
        await Promise.race([saving, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
        await work();
        reset('');
      } finally {
        isPaused = false;
        saveLater(SAVE_MS);
      }
    },
    clear: () => {
      const { version } = draft;
      if (version !== undefined && at)
        void calls?.remove({ kind: at.kind, targetId: at.targetId, version }).catch(() => undefined);
      reset('');
    },
    start: async (now) => {
      calls = undefined;
      given = now;
      if (isTouched || isWanted) await begin();
    },
    begin,
    flush,
  };
};
