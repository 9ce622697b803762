import { Sheet, Switch } from '@yayan/ui';
import classes from './KeysHelp.module.css';
import type { KeysChoice } from './use-keys-choice.ts';

const keys: readonly (readonly [string, string])[] = [
  ['j', '下一条回答'],
  ['k', '上一条回答'],
  ['n', '下一条未读的回答'],
  ['t', '加标签'],
  ['s', '标星，再按取消'],
  ['f', '追问'],
  ['x', '选中这一条，用来批量处理'],
  ['/', '搜索回答'],
  ['Esc', '关闭打开的回答'],
  ['?', '打开这份说明'],
  ['Ctrl+Enter', '发出追问或备注，苹果电脑按 ⌘Enter'],
];

interface KeysHelpProps {
  opened: boolean;
  onClose: () => void;
  choice: KeysChoice;
}

/** The list of the desk's keys, and the switch that turns them off. */
export function KeysHelp({ opened, onClose, choice }: KeysHelpProps) {
  return (
    <Sheet opened={opened} onClose={onClose} title="键盘快捷键">
      <Switch
        label="使用单键快捷键"
        description="用语音输入时请关掉，说的话会被当成按键"
        checked={choice.isOn}
        onChange={(event) => choice.change(event.currentTarget.checked)}
      />
      <dl className={classes['root']}>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
