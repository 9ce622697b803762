import { configureClient } from '@yayan/api-client';
import { createFieldEncryption, createSession, createTransport } from '@yayan/auth';
import { createQueryClient } from '@yayan/site';
import { createToaster, createVeil } from '@yayan/ui';
import { heldGroupHash } from './group-hash.ts';
import { memberSite } from './member-site.ts';

/** The participant's session; its own names, as cookies don't tell the ports of one host apart. */
export const session = createSession({ prefix: 'bbs.' });
export const toaster = createToaster();
export const veil = createVeil();

const toLogin = (): void => {
  const hash = heldGroupHash();
  globalThis.location.assign(hash === undefined ? memberSite('/login') : `/bbs/${hash}`);
};

export const transport = createTransport({
  session,
  on: {
    toast: (tone, message) => toaster.show(tone, message),
    networkError: () => toaster.error('网络开小差了，请稍后再试'),
    unauthorised: toLogin,
    reload: () => globalThis.location.reload(),
  },
});

configureClient(transport);

export const encryptField = createFieldEncryption({ transport });
export const queryClient = createQueryClient();
