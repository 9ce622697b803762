import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/NavLink.layer.css';
export { NavLink, type NavLinkProps } from '@mantine/core';
