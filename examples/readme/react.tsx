// The snippet of packages/api-client/README.md about React.
import type { Client } from '@yayan/api-client';
import { ClientProvider, useListPointsInfinite, useListTasks } from '@yayan/api-client/react';

const Tasks = () => {
  const { data, error } = useListTasks({ limit: 20 });
  const { query, items } = useListPointsInfinite({ limit: 50 });
  if (error) return <p role="alert">{error.msg || '网络开小差了，请稍后再试'}</p>;
  return (
    <>
      <ul>
        {data?.items.map(({ hashId, title }) => (
          <li key={hashId}>{title}</li>
        ))}
      </ul>
      <button type="button" disabled={!query.hasNextPage} onClick={() => void query.fetchNextPage()}>
        More than {items.length} rows
      </button>
    </>
  );
};

export const App = ({ client }: { readonly client: Client }) => (
  <ClientProvider value={client}>
    <Tasks />
  </ClientProvider>
);
