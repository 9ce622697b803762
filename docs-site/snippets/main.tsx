import { createClient, sendSmsCode, signInBySms } from '@yayan/api-client';
import { createRoot } from 'react-dom/client';
import { TasksPage } from './TasksPage.tsx';

const client = createClient({ baseUrl: 'http://127.0.0.1:4450/api', name: 'shop' });

// Your sign-in page does this; the mock accepts the code.
if (client.session.token() === undefined) {
  await sendSmsCode(client, '13800138000');
  await signInBySms(client, { mobile: '13800138000', code: '123456' });
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<TasksPage client={client} />);
