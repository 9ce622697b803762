import { useMounted } from '@mantine/hooks';
import { BottomSheet } from '../../dialog/BottomSheet.tsx';
import { Link } from '../../link/Link.tsx';
import classes from './PhoneMenuSheet.module.css';
import { isCurrent, type NavItem } from './nav-item.ts';

interface PhoneMenuSheetProps {
  opened: boolean;
  onClose: () => void;
  items: readonly NavItem[];
  path: string;
}

export function PhoneMenuSheet({ opened, onClose, items, path }: PhoneMenuSheetProps) {
  // A sheet that is mounted open doesn't know which element had the focus, so it couldn't return it.
  const isMounted = useMounted();
  return (
    <BottomSheet opened={opened && isMounted} onClose={onClose} title="菜单">
      <nav aria-label="手机菜单">
        <ul className={classes['list']}>
          {items.map((item) => (
            <li key={item.href}>
              <Link
                href={item.href}
                className={classes['link']}
                aria-current={isCurrent(item, path) ? 'page' : undefined}
                onClick={onClose}
              >
                {item.icon}
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </BottomSheet>
  );
}
