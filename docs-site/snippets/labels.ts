import { createClient, listBenefits } from '@yayan/api-client';
import { exchangeTypeLabels } from '@yayan/api-client/labels';

const client = createClient({ baseUrl: 'http://127.0.0.1:4450/api' });
const { items } = await listBenefits({ limit: 20 }, { client });
for (const { title, type } of items) console.log(`${title}: ${exchangeTypeLabels[type].en}`);
