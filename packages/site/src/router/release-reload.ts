import { tabStorage } from '../entry-storage.ts';

const entry = 'reloadedForRelease';
const pauseMs = 60_000;

/** Whether the page may reload by itself: servers with different releases would otherwise make it reload for ever. */
export const mayReloadForRelease = (now = Date.now()): boolean => {
  const last = Number(tabStorage.read(entry) ?? 0);
  if (now - last < pauseMs) return false;
  // Without storage the page couldn't know about its last reload.
  return tabStorage.write(entry, String(now));
};
