import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Client } from '@yayan/api-client';
import { ClientProvider, useListTasks } from '@yayan/api-client/react';
import type { JSX } from 'react';

const Tasks = (): JSX.Element => {
  const { data, error } = useListTasks({ limit: 20 });
  if (error) return <p role="alert">{error.msg || '网络开小差了，请稍后再试'}</p>;
  if (!data) return <p>Loading …</p>;
  return (
    <ul>
      {data.items.map(({ hashId, title, coins }) => (
        <li key={hashId}>
          {title} · {coins} coins
        </li>
      ))}
    </ul>
  );
};

const ownQueries = new QueryClient();

interface Props {
  readonly client: Client;
  readonly queries?: QueryClient;
}

export const TasksPage = ({ client, queries = ownQueries }: Props): JSX.Element => (
  <QueryClientProvider client={queries}>
    <ClientProvider value={client}>
      <Tasks />
    </ClientProvider>
  </QueryClientProvider>
);
