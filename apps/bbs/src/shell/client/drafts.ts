import { deviceStorage } from '@yayan/site';
/** Something being written, and the id under which it is sent however often that is tried. */
export interface Draft {
  text: string;
  clientId: string;
}

const prefix = 'bbs.draft.';

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'clientId' in value &&
  typeof value.clientId === 'string';

/** Where the draft of one person for one place is kept: drafts of others who use this browser are never shown. */
export const draftKey = (groupMemberId: string, place: string): string =>
  `${prefix}${groupMemberId}.${place}`;

/** The draft kept on this device, if any. */
export const readDraft = (key: string): Draft | undefined => {
  try {
    const stored: unknown = JSON.parse(deviceStorage.read(key) ?? 'null');
    return isDraft(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps a draft on this device; false when the browser keeps nothing. */
export const keepDraft = (key: string, draft: Draft): boolean => {
  return deviceStorage.write(key, JSON.stringify(draft));
};

/** Forgets a draft that was sent. */
export const dropDraft = (key: string): void => deviceStorage.remove(key);

/** Names of all drafts: signing out keeps them for whoever wrote them. */
export const draftKeys = (): string[] => deviceStorage.names().filter((key) => key.startsWith(prefix));
