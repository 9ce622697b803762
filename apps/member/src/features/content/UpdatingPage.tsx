import { useQuery } from '@tanstack/react-query';
import { MaintenancePanel } from '@yayan/site';
import { useEffect } from 'react';
import { fetchMaintenance, maintenanceEnd } from './maintenance-end.ts';

const pollMs = 30_000;

/** The maintenance page (rule 10.2): until when, and that coins are safe. It leaves by itself when maintenance is over. */
export default function UpdatingPage() {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['maintenance'],
    queryFn: ({ signal }) => fetchMaintenance(signal),
    refetchInterval: pollMs,
    staleTime: 0,
    retry: false,
  });
  const isOver = data?.isOver ?? false;
  useEffect(() => {
    // A full reload, because the document itself says whether maintenance is on.
    if (isOver) globalThis.location.replace('/');
  }, [isOver]);
  const until = data?.until ?? maintenanceEnd(document);
  return <MaintenancePanel until={until} isAsking={isFetching} ask={() => void refetch()} />;
}
