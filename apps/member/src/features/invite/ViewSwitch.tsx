import { SegmentedControl } from '@yayan/ui';
import classes from './InviteHomePage.module.css';

export type InviteView = 'friends' | 'rewards';

interface ViewSwitchProps {
  view: InviteView;
  onChange: (view: InviteView) => void;
}

/** Switches between friends and coin rows. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    <SegmentedControl
      className={classes['switch']}
      aria-label="邀请记录的查看方式"
      data={[
        { value: 'friends', label: '好友进度' },
        { value: 'rewards', label: '奖励明细' },
      ]}
      value={view}
      onChange={(value) => onChange(value === 'rewards' ? 'rewards' : 'friends')}
    />
  );
}
