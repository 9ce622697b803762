import { startFreshPage } from './fresh-page.ts';

await startFreshPage();
