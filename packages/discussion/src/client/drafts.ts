import { deviceStorage } from '@yayan/site';

/** Words of an answer that wait to be sent with a reply. */
export interface PickedQuote {
  responseId: string;
  sectionId: string;
  author: string;
  text: string;
}

/** A text being written, and the id that every attempt sends with it. */
export interface Draft {
  text: string;
  clientId: string;
  quote?: PickedQuote | undefined;
  /** The version of the server's copy that this device saw last. Absent when it saw none. */
  version?: string | undefined;
  /** When this device and the server had the same text, ms since 1970. Absent while something isn't saved. */
  savedAt?: number | undefined;
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'clientId' in value &&
  typeof value.clientId === 'string';

/** Whether a draft has nothing that could be sent. */
export const isEmptyDraft = ({ text, quote }: Pick<Draft, 'text' | 'quote'>): boolean =>
  text.trim() === '' && quote === undefined;

const draftPrefix = 'bbs.draft.';

/** The storage key of one person's draft for one place. No other person on this browser sees the draft. */
export const draftKey = (groupMemberId: string, place: string): string =>
  `${draftPrefix}${groupMemberId}.${place}`;

/** Reads the draft stored on this device, if any. */
export const readDraft = (key: string): Draft | undefined => {
  try {
    const stored: unknown = JSON.parse(deviceStorage.read(key) ?? 'null');
    return isDraft(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
};

/** Stores a draft on this device; returns false when the browser stores nothing. */
export const storeDraft = (key: string, draft: Draft): boolean =>
  deviceStorage.write(key, JSON.stringify(draft));

/** Deletes a draft. */
export const dropDraft = (key: string): void => deviceStorage.remove(key);

/** Deletes all drafts of one group member on this device. */
export const dropDrafts = (groupMemberId: string): void => {
  const prefix = draftKey(groupMemberId, '');
  for (const name of deviceStorage.names().filter((each) => each.startsWith(prefix)))
    deviceStorage.remove(name);
};

/**
 * Counts the unsent texts on this device: those of one group member, or without one, those of everybody who used this browser.
 */
export const countDrafts = (groupMemberId?: string): number => {
  const prefix = groupMemberId === undefined ? draftPrefix : draftKey(groupMemberId, '');
  return deviceStorage.names().filter((name) => name.startsWith(prefix) && readDraft(name)?.text.trim())
    .length;
};
