/** The event that Chromium sends when the site can be installed. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

let held: InstallEvent | undefined;
const listeners = new Set<() => void>();

const hold = (event: InstallEvent | undefined): void => {
  held = event;
  for (const listener of listeners) listener();
};

/** Keeps the browser's install prompt, so that a page can show it when the member asks for it. */
globalThis.addEventListener?.('beforeinstallprompt', (event) => {
  event.preventDefault();
  if (isInstallEvent(event)) hold(event);
});
globalThis.addEventListener?.('appinstalled', () => hold(undefined));

/** For `useSyncExternalStore`. */
export const subscribeToInstall = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the browser allows installing the site now. */
export const canInstall = (): boolean => held !== undefined;

/** Shows the install prompt. It works once. */
export const install = async (): Promise<void> => {
  const event = held;
  hold(undefined);
  await event?.prompt();
};
