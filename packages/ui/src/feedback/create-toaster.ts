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

/** Shows one toast at a time. The app calls it; `<Toasts/>` reads it. */
export interface Toaster {
  /**
   * Shows a message for 2 seconds. While another one is visible, the message is dropped and the result is false (rule 10.15),
   * so an error of a field must also be shown at the field.
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
