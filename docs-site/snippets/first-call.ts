import { createClient, listBenefits } from '@yayan/api-client';

const client = createClient({ baseUrl: 'http://127.0.0.1:4450/api' });

const { items } = await listBenefits({ limit: 20 }, { client });
for (const { title, price } of items) console.log(`${title}: ${price} coins`);
