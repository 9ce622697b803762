/** The four kinds of toast (spec §8). */
export type ToastKind = 'info' | 'warning' | 'error' | 'success';

/** What is on screen; `id` grows by one a toast. */
export interface Toast {
  id: number;
  kind: ToastKind;
  message: string;
}

/** How long a toast stays, in ms (spec §9, contract constants). */
export const toastMs = 2000;

/** One toast at a time: what the app calls, and what `<Toasts/>` reads. */
export interface Toaster {
  /**
   * Shows a message for 2,000 ms. While another is visible it is suppressed and the answer is false (spec §8);
   * so never let a toast be the only carrier of an error that belongs to a field.
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

/** Makes a toaster; one a site, outside React, so that the transport can use it too. */
export const createToaster = (): Toaster => {
  const listeners = new Set<() => void>();
  let toast: Toast | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;
  const set = (next: Toast | undefined) => {
    toast = next;
    for (const changed of listeners) changed();
  };
  const dismiss = () => {
    clearTimeout(timer);
    set(undefined);
  };
  const show = (kind: ToastKind, message: string): boolean => {
    if (toast) return false;
    lastId += 1;
    set({ id: lastId, kind, message });
    timer = setTimeout(dismiss, toastMs);
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
