import { configureClient } from '@yayan/api-client';
import { startFreshPage } from '@yayan/ui/fresh-page';
import { vi } from 'vitest';
import { queryClient, session } from '../shell/client/client.ts';
import { transport } from '../shell/client/transport.ts';

vi.unstubAllGlobals();
await startFreshPage();
session.clear();
queryClient.clear();
configureClient(transport);
