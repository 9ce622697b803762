import {
  IconCloudCheck,
  IconCloudOff,
  IconCloudUp,
  IconDeviceFloppy,
  IconRefresh,
} from '@tabler/icons-react';
import type { SaveState } from '../definition/runner-types.ts';
import classes from './Frame.module.css';

const looks = {
  saved: { icon: IconCloudCheck, text: '已保存' },
  sending: { icon: IconCloudUp, text: '正在保存' },
  waiting: { icon: IconCloudOff, text: '网络断开，答案已存好，联网后自动提交' },
  retrying: { icon: IconRefresh, text: '答案已存好，正在重新提交' },
  kept: { icon: IconDeviceFloppy, text: '答案只存在这台设备上' },
  full: { icon: IconCloudOff, text: '还没保存上，请不要关闭页面' },
  unsaved: { icon: IconCloudOff, text: '还没保存上，请不要关闭页面' },
} as const;

/** The usual states, which a screen reader needn't announce. */
const isCalm = (state: SaveState): boolean => state === 'saved' || state === 'sending';

/** Shows the respondent where the answers are stored right now. */
export function SaveIndicator({
  state,
  closedText,
}: {
  state: SaveState;
  /** Why the server takes no answers now, if that is known. */
  closedText?: string | undefined;
}) {
  const { icon: Icon, text } = looks[state];
  return (
    <output
      className={classes['save']}
      data-state={state}
      data-says-offline
      aria-live={isCalm(state) ? 'off' : 'polite'}
    >
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      {state === 'retrying' ? (closedText ?? text) : text}
    </output>
  );
}
