import { IconColumns3 } from '@tabler/icons-react';
import { Button, Menu } from '@yayan/ui';
import type { Column } from './list-types.ts';
import type { ColumnsOf } from './use-columns.ts';

interface ColumnMenuProps<Item> {
  columns: readonly Column<Item>[];
  state: ColumnsOf<Item>;
}

/** Chooses the columns of a list. The browser remembers them. */
export function ColumnMenu<Item>({ columns, state }: ColumnMenuProps<Item>) {
  const [, ...others] = columns;
  return (
    <Menu position="bottom-end" closeOnItemClick={false} width={200}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconColumns3 size={16} stroke={1.75} aria-hidden />}>
          列
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {others.map(({ key, title }) => (
          <Menu.CheckboxItem key={key} checked={state.isShown(key)} onChange={() => state.toggle(key)}>
            {title}
          </Menu.CheckboxItem>
        ))}
        <Menu.Divider />
        <Menu.Item closeMenuOnClick disabled={state.choice === null} onClick={() => state.choose(null)}>
          恢复默认
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
