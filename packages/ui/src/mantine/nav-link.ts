import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/NavLink.layer.css';
import { NavLink as MantineNavLink } from '@mantine/core';

export type { NavLinkProps } from '@mantine/core';
export const NavLink = MantineNavLink;
