import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Burger.layer.css';
import { Burger as MantineBurger } from '@mantine/core';

export type { BurgerProps } from '@mantine/core';
export const Burger = MantineBurger;
