import { deviceStorage } from '../entry-storage.ts';

const prefix = 'resendAt.';

/** Times that the browser refused to store. They exist until the page closes. */
const unkept = new Map<string, number>();

/** A short digest (FNV-1a), because a typed number must not be in the browser's storage. */
const digest = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
};

const nameOf = (form: string, target: string): string => `${prefix}${form}.${digest(target)}`;

const stored = (name: string): number => {
  const at = Number(deviceStorage.read(name) ?? unkept.get(name));
  return Number.isFinite(at) ? at : 0;
};

/**
 * The time from which a form may request another code for this mobile or address, ms since 1970; 0 when at once. All tabs share
 * it, because the server counts per number and not per form or tab. After a mistyped number, the right one has no wait.
 */
export const readResendAt = (form: string, target: string): number => stored(nameOf(form, target));

/** Stores the time, and removes expired ones. */
export const storeResendAt = (form: string, target: string, at: number): void => {
  for (const name of deviceStorage.names())
    if (name.startsWith(prefix) && stored(name) <= Date.now()) deviceStorage.remove(name);
  const name = nameOf(form, target);
  if (!deviceStorage.write(name, String(at))) unkept.set(name, at);
};
