import { deviceStorage } from '../entry-storage.ts';
import { textHash } from '../text-hash.ts';

const prefix = 'resendAt.';

/** Times that the browser refused to store. They exist until the page closes. */
const unkept = new Map<string, number>();

/** A typed number must not be in the browser's storage. */
const nameOf = (form: string, target: string): string => `${prefix}${form}.${textHash(target).toString(36)}`;

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
