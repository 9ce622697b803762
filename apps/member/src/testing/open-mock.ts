import { type Client, configureClient, createClient, loginByPassword } from '@yayan/api-client';
import { createMock, type Mock, type MockOptions } from '@yayan/mock';
import { session } from '../shell/client/client.ts';

/** The mock lets the demo member in with whatever is sealed, so a test needn't wait for a pair of keys. */
const sealed = `mock:${'A'.repeat(100)}`;

/** Opens the API in this page, signs the demo member in, and makes it what the generated client calls. */
export const openMock = async (options?: MockOptions): Promise<{ mock: Mock; client: Client }> => {
  const mock = createMock(options);
  const client = createClient({ baseUrl: 'https://mock.test/api', retries: 0, session, fetch: mock.fetch });
  session.signIn(await loginByPassword({ mobile: sealed, password: sealed }, { client }));
  configureClient(client);
  return { mock, client };
};
