import { useMantineColorScheme } from '@mantine/core';
import { SegmentedControl } from '../form/SegmentedControl.tsx';

const schemes = [
  { value: 'light', label: '浅色' },
  { value: 'dark', label: '深色' },
  { value: 'auto', label: '跟随系统' },
] as const;

/** Chooses the colour scheme. The choice is stored on this device. */
export function ColorSchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl aria-label="界面颜色" data={schemes} value={colorScheme} onChange={setColorScheme} />
  );
}
