import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Anchor.layer.css';
import '@mantine/core/styles/Spoiler.layer.css';
import { Spoiler as MantineSpoiler } from '@mantine/core';

export type { SpoilerProps } from '@mantine/core';
export const Spoiler = MantineSpoiler;
