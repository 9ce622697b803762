import { IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { latePart } from '../../late/late-part.tsx';
import { UnstyledButton } from '../../mantine/actions/unstyled-button.ts';
import classes from './PhoneMenu.module.css';
import type { NavItem } from './nav-item.ts';

const { Part: PhoneMenuSheet } = latePart(async () => (await import('./PhoneMenuSheet.tsx')).PhoneMenuSheet);

/** The header's navigation on phones: a button that opens a bottom sheet, loaded when it is first opened. */
export function PhoneMenu({ items, path }: { items: readonly NavItem[]; path: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <div className={classes['root']}>
      {/* Not ActionIcon, which would load all its code on every first page. */}
      <UnstyledButton
        className={classes['button'] ?? ''}
        aria-label="打开菜单"
        onClick={() => setOpened(true)}
      >
        <IconMenu2 size={24} stroke={1.75} aria-hidden />
      </UnstyledButton>
      <PhoneMenuSheet
        isWanted={opened}
        opened={opened}
        onClose={() => setOpened(false)}
        items={items}
        path={path}
      />
    </div>
  );
}
