import { configureClient } from '@yayan/api-client';
import { createTransport } from '@yayan/auth';
import { session, toaster } from './client.ts';

/** Whatever the member may have seen is gone with the page; signing in leads back to it. */
const leaveToLogin = ({ pathname, search }: Location): void =>
  globalThis.location.assign(`/login?from=${encodeURIComponent(pathname + search)}`);

let isLoggingOut = false;

/**
 * Does the work that ends the session on the server. Calls that it refuses meanwhile lead nowhere: the page would be
 * left before this browser has forgotten the member.
 */
export const whileLoggingOut = async (work: () => Promise<unknown>): Promise<void> => {
  isLoggingOut = true;
  try {
    await work();
  } finally {
    isLoggingOut = false;
  }
};

/** What calls are made with; apart from the client, as the landing page makes none until it is scrolled down. */
export const transport = createTransport({
  session,
  on: {
    toast: (tone, message) => toaster.show(tone, message),
    networkError: () => toaster.error('网络开小差了，请稍后再试'),
    unauthorised: () => {
      if (!isLoggingOut) leaveToLogin(globalThis.location);
    },
    reload: () => globalThis.location.reload(),
  },
});

configureClient(transport);
