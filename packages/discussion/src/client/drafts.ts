import { deviceStorage } from '@yayan/site';

/** A text being written, and the id that every attempt sends with it. */
export interface Draft {
  text: string;
  clientId: string;
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'clientId' in value &&
  typeof value.clientId === 'string';

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

/**
 * Counts the unsent texts on this device: those of one group member, or without one, those of everybody who used this browser.
 */
export const countDrafts = (groupMemberId?: string): number => {
  const prefix = groupMemberId === undefined ? draftPrefix : draftKey(groupMemberId, '');
  return deviceStorage.names().filter((name) => name.startsWith(prefix) && readDraft(name)?.text.trim())
    .length;
};
