import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Burger.layer.css';
export { Burger, type BurgerProps } from '@mantine/core';
