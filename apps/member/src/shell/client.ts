import { configureClient } from '@yayan/api-client';
import { createSession, createTransport } from '@yayan/auth';
import { createQueryClient } from '@yayan/site';
import { createToaster, createVeil } from '@yayan/ui';

/** The member's session in this browser. */
export const session = createSession();
export const toaster = createToaster();
export const veil = createVeil();

/** Whatever the member may have seen is gone with the page; signing in leads back to it. */
const leaveToLogin = ({ pathname, search }: Location): void =>
  globalThis.location.assign(`/login?from=${encodeURIComponent(pathname + search)}`);

export const transport = createTransport({
  session,
  on: {
    toast: (tone, message) => toaster.show(tone, message),
    networkError: () => toaster.error('网络开小差了，请稍后再试'),
    unauthorised: () => leaveToLogin(globalThis.location),
    reload: () => globalThis.location.reload(),
  },
});

configureClient(transport);

export const queryClient = createQueryClient();
