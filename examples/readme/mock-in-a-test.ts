// The second snippet of packages/mock/README.md.
import { createClient } from '@yayan/api-client';
import { createMock } from '@yayan/mock';

const mock = createMock();
const client = createClient({ baseUrl: 'https://mock.test/api', fetch: mock.fetch });

export { client };
