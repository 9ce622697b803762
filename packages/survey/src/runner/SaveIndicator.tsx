import { IconCloudCheck, IconCloudOff, IconCloudUp, IconDeviceFloppy } from '@tabler/icons-react';
import type { SaveState } from './runner-types.ts';
import classes from './Runner.module.css';

const looks = {
  saved: { icon: IconCloudCheck, text: '已自动保存' },
  kept: { icon: IconDeviceFloppy, text: '已存在本机' },
  sending: { icon: IconCloudUp, text: '正在保存' },
  waiting: { icon: IconCloudOff, text: '等待网络，答案已存在本机' },
  full: { icon: IconCloudOff, text: '本机存不下了，请保持页面打开' },
  unsaved: { icon: IconCloudOff, text: '还没保存，请保持页面打开' },
} as const;

/** Tells the respondent where the answers are stored right now. */
export function SaveIndicator({ state }: { state: SaveState }) {
  const { icon: Icon, text } = looks[state];
  return (
    <output className={classes['save']} data-state={state}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      {text}
    </output>
  );
}
