import { openSite } from '@yayan/site';
import { startWorker } from '@yayan/site/offline';
import { site } from './shell/client/client.ts';
import { createRouter } from './shell/frame/router.tsx';
import { keepOwnLists } from './shell/offline/keep-own-lists.ts';
import { pages } from './routes.tsx';

openSite(site, () => createRouter(pages));
keepOwnLists();
startWorker({ isBuilt: import.meta.env.PROD });
