import { IconCheck, IconX } from '@tabler/icons-react';
import { VisuallyHidden } from '../mantine/visually-hidden.ts';
import classes from './OrderTimeline.module.css';

/** One step something goes through. */
export interface OrderStep {
  label: string;
  state: 'done' | 'current' | 'todo' | 'failed';
  /** When it happened, or is expected to. */
  time?: string | undefined;
  note?: string | undefined;
}

const spoken: Record<OrderStep['state'], string> = {
  done: '已完成',
  current: '进行中',
  todo: '未开始',
  failed: '未通过',
};

/** 已提交 → 审核 → 发放, with dates and reasons. */
export function OrderTimeline({
  steps,
  label = '进度',
}: {
  steps: readonly OrderStep[];
  label?: string | undefined;
}) {
  return (
    <ol className={classes['root']} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.label}
          className={classes['step']}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={classes['dot']}>
            <VisuallyHidden>{spoken[step.state]}</VisuallyHidden>
            {step.state === 'done' ? (
              <IconCheck size={14} stroke={2.5} />
            ) : step.state === 'failed' ? (
              <IconX size={14} stroke={2.5} />
            ) : null}
          </span>
          <div className={classes['body']}>
            <span className={classes['label']}>{step.label}</span>
            {step.time ? <span className={classes['time']}>{step.time}</span> : null}
            {step.note ? <span className={classes['note']}>{step.note}</span> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
