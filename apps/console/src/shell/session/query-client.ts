import { createQueryClient } from '@yayan/site';

/** The console's server state. Nothing polls without `X-Background`: a call by itself would keep an idle session alive. */
export const queryClient = createQueryClient();
