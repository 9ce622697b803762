import { Button, formatMoment, StatePanel } from '@yayan/ui';

interface MaintenancePanelProps {
  /** What is done, in an operator's words. */
  message?: string | undefined;
  /** When it is expected to end, if that is known. */
  until: string | undefined;
  isAsking: boolean;
  ask: () => void;
}

/** What a site shows while it is closed (rule 10.2): why, until when, and that nothing is lost. */
export function MaintenancePanel({ message, until, isAsking, ask }: MaintenancePanelProps) {
  return (
    <StatePanel
      heading
      stage="umbrella"
      title="系统维护中"
      action={
        <Button variant="light" loading={isAsking} onClick={ask}>
          再试一次
        </Button>
      }
    >
      <p>{message ?? '我们正在升级系统，这段时间所有页面暂时打不开。'}</p>
      {until ? <p>预计 {formatMoment(until)} 恢复。</p> : null}
      <p>维护期间金币和记录不受影响。恢复后会自动打开，不用一直刷新。</p>
    </StatePanel>
  );
}
