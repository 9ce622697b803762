import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Anchor.layer.css';
import '@mantine/core/styles/Spoiler.layer.css';
export { Spoiler, type SpoilerProps } from '@mantine/core';
