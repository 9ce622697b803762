import { startFreshPage } from '@yayan/ui/fresh-page';
import { queryClient } from '../shell/client/client.ts';
import { session } from '../shell/client/current-group.ts';
import { withoutGroupFiles } from './without-group-files.ts';

await startFreshPage();
session.clear();
queryClient.clear();
await withoutGroupFiles();
