import { IconCheck, IconX } from '@tabler/icons-react';
import { Timeline } from '../mantine/display/timeline.ts';
import { VisuallyHidden } from '../mantine/layout/visually-hidden.ts';
import classes from './OrderTimeline.module.css';

/** One step of a process. */
export interface OrderStep {
  label: string;
  state: 'done' | 'current' | 'todo' | 'failed';
  /** When it happened, or is expected to. */
  time?: string | undefined;
  note?: string | undefined;
}

interface OrderTimelineProps {
  steps: readonly OrderStep[];
  label?: string | undefined;
}

const spoken: Record<OrderStep['state'], string> = {
  done: '已完成',
  current: '进行中',
  todo: '未开始',
  failed: '未通过',
};

const icons: Partial<Record<OrderStep['state'], typeof IconCheck>> = { done: IconCheck, failed: IconX };

function Bullet({ state }: Pick<OrderStep, 'state'>) {
  const Icon = icons[state];
  return (
    <>
      <VisuallyHidden>{spoken[state]}</VisuallyHidden>
      {Icon ? <Icon size={14} stroke={2.5} /> : null}
    </>
  );
}

/** 已提交 → 审核 → 发放, with dates and reasons. Mantine renders no list, so this sets the list elements. */
export function OrderTimeline({ steps, label = '进度' }: OrderTimelineProps) {
  return (
    <Timeline
      renderRoot={(props) => <ol {...props} />}
      aria-label={label}
      className={classes['root'] ?? ''}
      bulletSize={24}
      lineWidth={2}
      classNames={{
        item: classes['step'] ?? '',
        itemBullet: classes['bullet'] ?? '',
        itemTitle: classes['title'] ?? '',
        itemContent: classes['note'] ?? '',
      }}
    >
      {steps.map(({ label: title, state, time, note }) => (
        <Timeline.Item
          key={title}
          renderRoot={(props) => <li {...props} />}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
          bullet={<Bullet state={state} />}
          lineVariant={state === 'done' ? 'solid' : 'dotted'}
          title={
            <>
              <span className={classes['label']}>{title}</span>
              {time ? <span className={classes['time']}>{time}</span> : null}
            </>
          }
        >
          {note}
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
