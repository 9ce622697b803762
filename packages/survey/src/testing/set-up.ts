import { startFreshPage } from '@yayan/ui/fresh-page';

await startFreshPage();
