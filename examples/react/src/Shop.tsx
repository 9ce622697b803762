import { useQueryClient } from '@tanstack/react-query';
import type { Client } from '@yayan/api-client';
import { isStaleAfter, useGetAccount, useLive } from '@yayan/api-client/react';
import type { JSX } from 'react';
import { Benefits } from './Benefits.tsx';
import { Orders } from './Orders.tsx';
import { Tasks } from './Tasks.tsx';

/** The member's tasks, benefits and orders. It follows changes made elsewhere, for example on another device. */
export const Shop = ({ client }: { readonly client: Client }): JSX.Element => {
  const queries = useQueryClient();
  const { data: account } = useGetAccount();
  useLive(client, '*', (_, kind) => {
    void queries.invalidateQueries({
      predicate: ({ queryKey }) => kind === 'reset' || isStaleAfter(kind, queryKey),
    });
  });
  return (
    <>
      <output>{account ? `${account.coins} 金币` : '加载中…'}</output>
      <Tasks />
      <Benefits />
      <Orders />
    </>
  );
};
