import { IconDots } from '@tabler/icons-react';
import { ActionIcon, Menu } from '@yayan/ui';

export interface RowMenuItem {
  label: string;
  danger?: boolean | undefined;
  onSelect: () => void;
}

/** The actions for one row; renders nothing without items. */
export function RowMenu({ label, items }: { label: string; items: readonly RowMenuItem[] }) {
  if (items.length === 0) return null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`${label}的操作`}>
          <IconDots size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map((item) => (
          <Menu.Item key={item.label} {...(item.danger ? { color: 'seal' } : {})} onClick={item.onSelect}>
            {item.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
