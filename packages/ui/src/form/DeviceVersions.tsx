import type { ReactNode } from 'react';
import { Button } from '../mantine/actions/button.tsx';
import classes from './DeviceVersions.module.css';

export interface DeviceVersionsProps {
  /** What the versions are of; part of the buttons' names. */
  subject: string;
  /** The version of this device. */
  ours: ReactNode;
  /** The version of the other device. */
  theirs: ReactNode;
  /** Which of the two counts until one is chosen. */
  counts: 'ours' | 'theirs';
  onChoose: (side: 'ours' | 'theirs') => void;
}

const sides = [
  { side: 'ours', label: '这台', action: '用这台的' },
  { side: 'theirs', label: '另一台', action: '用另一台的' },
] as const;

/** What two devices wrote differently, side by side, with a choice. It says which of the two counts until then. */
export function DeviceVersions({ subject, counts, onChoose, ...versions }: DeviceVersionsProps) {
  return (
    <div className={classes['root']}>
      {sides.map(({ side, label, action }) => (
        <div key={side} className={classes['side']} data-counts={counts === side}>
          <p className={classes['device']}>
            {label}
            {counts === side ? <b>现在算这个</b> : null}
          </p>
          <p className={classes['version']}>{versions[side]}</p>
          <Button
            size="sm"
            mih={44}
            variant={counts === side ? 'light' : 'default'}
            aria-label={`${subject}：${action}`}
            onClick={() => onChoose(side)}
          >
            {action}
          </Button>
        </div>
      ))}
    </div>
  );
}
