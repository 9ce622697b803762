import { useQuery } from '@tanstack/react-query';
import { Button, formatMoment, StatePanel } from '@yayan/ui';
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
  return (
    <StatePanel
      heading
      stage="umbrella"
      title="系统维护中"
      action={
        <Button variant="light" loading={isFetching} onClick={() => void refetch()}>
          再试一次
        </Button>
      }
    >
      <p>我们正在升级系统，这段时间所有页面暂时打不开。</p>
      {until ? <p>预计 {formatMoment(until)} 恢复。</p> : null}
      <p>维护期间金币和记录不受影响。恢复后会自动打开，不用一直刷新。</p>
    </StatePanel>
  );
}
