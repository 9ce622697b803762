import { deviceStorage } from '@yayan/site';

/** Something being written, and the id under which every attempt sends it. */
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

/** Where one person's draft for one place is kept. Nobody else who uses this browser is ever shown it. */
export const draftKey = (groupMemberId: string, place: string): string =>
  `${draftPrefix}${groupMemberId}.${place}`;

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
export const keepDraft = (key: string, draft: Draft): boolean =>
  deviceStorage.write(key, JSON.stringify(draft));

/** Forgets a draft that was sent. */
export const dropDraft = (key: string): void => deviceStorage.remove(key);

/**
 * How many texts this device keeps that were written and not sent: those of one person in their group, or of everybody who used
 * this browser.
 */
export const countDrafts = (groupMemberId?: string): number => {
  const prefix = groupMemberId === undefined ? draftPrefix : draftKey(groupMemberId, '');
  return deviceStorage.names().filter((name) => name.startsWith(prefix) && readDraft(name)?.text.trim())
    .length;
};
