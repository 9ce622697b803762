import { openSite } from '@yayan/site';
import { site } from './shell/client/client.ts';
import { createRouter } from './router.tsx';

openSite(site, createRouter);
