import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../brand/Avatar.tsx';
import { Link } from '../../link/Link.tsx';
import { Menu } from '../../mantine/overlays/menu.ts';
import { UnstyledButton } from '../../mantine/actions/unstyled-button.ts';
import { VisuallyHidden } from '../../mantine/layout/visually-hidden.ts';
import classes from './AccountMenu.module.css';

/** One line of the account menu: a link, or an action such as logging out. */
export type AccountMenuItem =
  | { label: string; icon?: ReactNode; href: string }
  | { label: string; icon?: ReactNode; onSelect: () => void };

interface AccountMenuProps {
  name: string;
  avatar?: string | null | undefined;
  items: readonly AccountMenuItem[];
}

/** Avatar and nickname; opens the account's menu. */
export function AccountMenu({ name, avatar, items }: AccountMenuProps) {
  return (
    <Menu position="bottom-end" width={192} shadow="none" radius="lg" offset={6}>
      <Menu.Target>
        <UnstyledButton className={classes['button'] ?? ''}>
          <Avatar name={name} src={avatar} size={34} />
          <span className={classes['name']}>{name}</span>
          <VisuallyHidden>的账号菜单</VisuallyHidden>
          <IconChevronDown size={16} stroke={1.75} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map((item) =>
          'href' in item ? (
            <Menu.Item key={item.label} leftSection={item.icon} component={Link} href={item.href}>
              {item.label}
            </Menu.Item>
          ) : (
            <Menu.Item key={item.label} leftSection={item.icon} onClick={item.onSelect}>
              {item.label}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
