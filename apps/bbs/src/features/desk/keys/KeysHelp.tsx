import { Sheet } from '@yayan/ui';
import classes from './KeysHelp.module.css';

const keys: readonly (readonly [string, string])[] = [
  ['j', '下一条回答'],
  ['k', '上一条回答'],
  ['t', '加标签'],
  ['s', '标星，再按取消'],
  ['f', '追问'],
  ['x', '选中这一条，用来批量处理'],
  ['/', '搜索回答'],
  ['Esc', '关闭打开的回答'],
  ['?', '打开这份说明'],
];

/** The list of the desk's keys. */
export function KeysHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Sheet opened={opened} onClose={onClose} title="键盘快捷键">
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
