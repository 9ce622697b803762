import { configureClient } from '@yayan/api-client';
import { startFreshPage } from '@yayan/ui/fresh-page';
import { queryClient, session } from '../shell/client/client.ts';
import { transport } from '../shell/client/transport.ts';

await startFreshPage();
session.clear();
queryClient.clear();
configureClient(transport);
