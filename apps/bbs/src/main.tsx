import { openSite } from '@yayan/site';
import { site } from './shell/client/client.ts';
import { createRouter } from './shell/frame/router.tsx';
import { pages } from './routes.tsx';

openSite(site, () => createRouter(pages));
