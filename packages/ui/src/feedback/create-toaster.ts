/** The four kinds of toast (rule 10.15). */
export type ToastKind = 'info' | 'warning' | 'error' | 'success';

/** The toast on screen; `id` increases by one with each toast. */
export interface Toast {
  id: number;
  kind: ToastKind;
  message: string;
}

/** How long a toast stays, in ms (rule 10.15). */
export const toastMs = 2000;
/** How long an error stays, in ms: slow readers need the time, and it may be shown nowhere else. */
export const errorMs = 10_000;

/** Shows one toast at a time. The app calls it; `<Toasts/>` reads it. */
export interface Toaster {
  /**
   * Shows a message for 2 seconds, an error for 10 (rule 10.15). While another one is visible, an error waits for its end; any
   * other message is dropped, and the result is false. After its first 2 seconds an error gives way to the next message.
   */
  show: (kind: ToastKind, message: string) => boolean;
  info: (message: string) => boolean;
  warning: (message: string) => boolean;
  error: (message: string) => boolean;
  success: (message: string) => boolean;
  dismiss: () => void;
  current: () => Toast | undefined;
  subscribe: (changed: () => void) => () => void;
}

/** Creates a toaster. Each site has one, outside React, so that the transport can use it too. */
export const createToaster = (): Toaster => {
  const listeners = new Set<() => void>();
  let toast: Toast | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firmTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the toast gives way to no other yet. */
  let isFirm = false;
  let waitingError: string | undefined;
  let lastId = 0;
  const set = (next: Toast | undefined) => {
    toast = next;
    for (const changed of listeners) changed();
  };
  const clear = (): void => {
    clearTimeout(timer);
    clearTimeout(firmTimer);
    isFirm = false;
  };
  const put = (kind: ToastKind, message: string): void => {
    clear();
    lastId += 1;
    isFirm = true;
    timer = setTimeout(dismiss, kind === 'error' ? errorMs : toastMs);
    if (kind === 'error') firmTimer = setTimeout(giveWay, toastMs);
    set({ id: lastId, kind, message });
  };
  const showWaiting = (): boolean => {
    const message = waitingError;
    waitingError = undefined;
    if (message !== undefined) put('error', message);
    return message !== undefined;
  };
  function giveWay(): void {
    isFirm = false;
    showWaiting();
  }
  function dismiss(): void {
    clear();
    if (!showWaiting()) set(undefined);
  }
  const show = (kind: ToastKind, message: string): boolean => {
    if (!isFirm) put(kind, message);
    else if (kind !== 'error') return false;
    // Several calls of a page may fail with the same text. Show it once.
    else if (toast?.message !== message) waitingError = message;
    return true;
  };
  return {
    show,
    info: (message) => show('info', message),
    warning: (message) => show('warning', message),
    error: (message) => show('error', message),
    success: (message) => show('success', message),
    dismiss,
    current: () => toast,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
};
