import { openSite } from '@yayan/site';
import { queryClient, toaster, veil } from './shell/client/client.ts';
import { createRouter } from './router.tsx';

openSite({ queryClient, toaster, veil, createRouter });
