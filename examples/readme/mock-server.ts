// The first snippet of packages/mock/README.md.
import { createClient } from '@yayan/api-client';

const client = createClient({ baseUrl: 'http://127.0.0.1:4450/api' });

export { client };
