import { IconMenu2 } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { ActionIcon } from '../mantine/action-icon.ts';
import classes from './PhoneMenu.module.css';
import type { NavItem } from './nav-item.ts';

const PhoneMenuSheet = lazy(() => import('./PhoneMenuSheet.tsx'));

/** The header's navigation on phones: a button and a sheet from below, which is loaded when it is first asked for. */
export function PhoneMenu({ items, path }: { items: readonly NavItem[]; path: string }) {
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpened(true);
  };
  return (
    <div className={classes['root']}>
      <ActionIcon variant="subtle" color="neutral" size={44} radius="xl" aria-label="打开菜单" onClick={open}>
        <IconMenu2 size={24} stroke={1.75} aria-hidden />
      </ActionIcon>
      {wanted ? (
        <Suspense fallback={null}>
          <PhoneMenuSheet opened={opened} onClose={() => setOpened(false)} items={items} path={path} />
        </Suspense>
      ) : null}
    </div>
  );
}
