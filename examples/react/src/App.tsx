import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Client } from '@yayan/api-client';
import { ClientProvider } from '@yayan/api-client/react';
import { type JSX, useState, useSyncExternalStore } from 'react';
import { Shop } from './Shop.tsx';
import { SignIn } from './SignIn.tsx';

/** Shows the shop when a member is signed in, in any tab, otherwise the sign-in. */
export const App = ({ client }: { readonly client: Client }): JSX.Element => {
  const [queries] = useState(() => new QueryClient());
  const token = useSyncExternalStore(client.session.subscribe, client.session.token);
  return (
    <QueryClientProvider client={queries}>
      <ClientProvider value={client}>
        {token === undefined ? <SignIn client={client} /> : <Shop client={client} />}
      </ClientProvider>
    </QueryClientProvider>
  );
};
