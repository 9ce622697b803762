import { createToaster } from '@yayan/ui';

/** The console's messages. */
export const toaster = createToaster();
