import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Accordion.layer.css';
export { Accordion, type AccordionProps } from '@mantine/core';
