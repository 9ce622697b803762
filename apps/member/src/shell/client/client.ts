import { createSession } from '@yayan/auth';
import { createQueryClient } from '@yayan/site';
import { createToaster, createVeil } from '@yayan/ui';

/** The member's session in this browser. */
export const session = createSession();
export const toaster = createToaster();
export const veil = createVeil();
export const queryClient = createQueryClient();
