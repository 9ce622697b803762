import { openSite } from '@yayan/site';
import { queryClient, toaster, veil } from './shell/client.ts';
import { createRouter } from './shell/router.tsx';

openSite({ queryClient, toaster, veil, createRouter });
