import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Accordion.layer.css';
import { Accordion as MantineAccordion } from '@mantine/core';

export type { AccordionProps } from '@mantine/core';
export const Accordion = MantineAccordion;
