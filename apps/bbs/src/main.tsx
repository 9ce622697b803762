import { openSite } from '@yayan/site';
import { queryClient, toaster, veil } from './shell/client/client.ts';
import { createRouter } from './shell/frame/router.tsx';
import { pages } from './routes.tsx';

openSite({ queryClient, toaster, veil, createRouter: () => createRouter(pages) });
