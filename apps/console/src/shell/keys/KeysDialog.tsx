import { shortcutName } from '@yayan/site/shortcut-name';
import { Modal, Switch } from '@yayan/ui';
import { Fragment } from 'react';
import classes from './KeysDialog.module.css';
import { useKeysSetting } from './use-keys.ts';

const keysOf = () =>
  [
    ['j / k', '下一行、上一行'],
    ['o', '打开这一行'],
    ['x', '选中这一行，或不选'],
    ['/', '到筛选框'],
    ['P、B、R', '审核时：通过、退回、不通过'],
    ['c、j', '审核照片时：和示例对照、下一份'],
    ['j', '看兑换单时：下一件'],
    [shortcutName('K'), '搜索会员、任务和要做的事'],
    [shortcutName('Enter'), '在要确认的窗口里：确认'],
    ['?', '这张表'],
  ] as const;

interface KeysDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** The list of keys, and the switch that turns single keys off. */
export function KeysDialog({ opened, onClose }: KeysDialogProps) {
  const [isOn, setOn] = useKeysSetting();
  return (
    <Modal opened={opened} onClose={onClose} title="键盘快捷键" closeButtonProps={{ 'aria-label': '关闭' }}>
      <dl className={classes['keys']}>
        {keysOf().map(([key, text]) => (
          <Fragment key={key}>
            <dt>
              <kbd className={classes['key']}>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
      <Switch
        mt="md"
        label="用单个按键操作"
        description={`用读屏或语音输入时可以关掉。${shortcutName('K')} 不受影响。`}
        checked={isOn}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
    </Modal>
  );
}
