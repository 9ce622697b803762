import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from '../../link/Link.tsx';
import { Menu } from '../../mantine/overlays/menu.ts';
import { AccountButton } from './AccountButton.tsx';
import classes from './AccountMenu.module.css';

/** One line of the account menu: a link, or an action such as logging out. */
export type AccountMenuItem =
  | { label: string; icon?: ReactNode; href: string }
  | { label: string; icon?: ReactNode; onSelect: () => void };

export interface AccountMenuProps {
  name: string;
  avatar?: string | null | undefined;
  items: readonly AccountMenuItem[];
}

/** The account's button with its menu, open at once: `LazyAccountMenu` renders it after a press. */
export function AccountMenu({ name, avatar, items }: AccountMenuProps) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The menu returns the focus to the element that had it at opening, so render the menu closed first.
    button.current?.focus();
    const timer = setTimeout(() => setOpened(true));
    return () => clearTimeout(timer);
  }, []);
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={192}
      shadow="none"
      radius="lg"
      offset={6}
    >
      <Menu.Target>
        <AccountButton ref={button} name={name} avatar={avatar} />
      </Menu.Target>
      <Menu.Dropdown className={classes['menu']}>
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
