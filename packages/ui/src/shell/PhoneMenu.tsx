import { IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from '../link/Link.tsx';
import { ActionIcon } from '../mantine/action-icon.ts';
import { BottomSheet } from '../dialog/BottomSheet.tsx';
import classes from './PhoneMenu.module.css';
import { isCurrent, type NavItem } from './nav-item.ts';

/** The header's navigation on phones: a button and a sheet from below. */
export function PhoneMenu({ items, path }: { items: readonly NavItem[]; path: string }) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <div className={classes['root']}>
      <ActionIcon
        variant="subtle"
        color="neutral"
        size={44}
        radius="xl"
        aria-label="打开菜单"
        onClick={() => setOpened(true)}
      >
        <IconMenu2 size={24} stroke={1.75} aria-hidden />
      </ActionIcon>
      <BottomSheet opened={opened} onClose={close} title="菜单">
        <nav aria-label="手机菜单">
          <ul className={classes['list']}>
            {items.map((item) => (
              <li key={item.href}>
                <Link
                  href={item.href}
                  className={classes['link']}
                  aria-current={isCurrent(item, path) ? 'page' : undefined}
                  onClick={close}
                >
                  {item.icon}
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </BottomSheet>
    </div>
  );
}
