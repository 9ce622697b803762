import { startFreshPage } from '@yayan/ui/fresh-page';
import { queryClient } from '../shell/session/query-client.ts';

await startFreshPage();
queryClient.clear();
