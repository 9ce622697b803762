import { type Client, configureClient, createClient, loginByPassword } from '@yayan/api-client';
import { createMock, type Mock, type MockOptions } from '@yayan/mock';
import { type DisturbedNetwork, disturbedNetwork } from '@yayan/site/disturbed-network';
import { session } from '../shell/client/current-group.ts';

/** The mock signs the demo member in with any sealed value, so a test needn't wait for a key pair. */
const sealed = `mock:${'A'.repeat(100)}`;

interface OpenedMock extends Omit<DisturbedNetwork, 'fetch'> {
  readonly mock: Mock;
  readonly client: Client;
}

/** Starts the mock API in this page and connects the generated client to it. Nobody is signed in. */
export const openMockForVisitors = (options?: MockOptions): OpenedMock => {
  const mock = createMock(options);
  const { fetch, ...network } = disturbedNetwork(mock.fetch);
  const client = createClient({ baseUrl: 'https://mock.test/api', retries: 0, session, fetch });
  configureClient(client);
  return { mock, client, ...network };
};

/** Starts the mock API in this page, signs the demo member in, and connects the generated client to it. */
export const openMock = async (options?: MockOptions): Promise<OpenedMock> => {
  const opened = openMockForVisitors(options);
  session.signIn(await loginByPassword({ mobile: sealed, password: sealed }, { client: opened.client }));
  return opened;
};
