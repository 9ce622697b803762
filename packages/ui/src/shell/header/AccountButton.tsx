import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Avatar } from '../../brand/Avatar.tsx';
import { VisuallyHidden } from '../../mantine/layout/visually-hidden.ts';
import { UnstyledButton } from '../../mantine/actions/unstyled-button.ts';
import classes from './AccountMenu.module.css';

interface AccountButtonProps extends Omit<ComponentProps<'button'>, 'name' | 'style'> {
  name: string;
  avatar?: string | null | undefined;
}

/** Avatar and nickname; opens the account's menu, whose target needs a class of its own. */
export function AccountButton({ name, avatar, className = '', ...rest }: AccountButtonProps) {
  return (
    <UnstyledButton className={`${classes['button'] ?? ''} ${className}`} {...rest}>
      <Avatar name={name} src={avatar} size={34} />
      <span className={classes['name']}>{name}</span>
      <VisuallyHidden>的账号菜单</VisuallyHidden>
      <IconChevronDown size={16} stroke={1.75} aria-hidden />
    </UnstyledButton>
  );
}
