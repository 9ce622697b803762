import { SegmentedControl } from '../form/SegmentedControl.tsx';
import { useTypeScale } from './type-scale.ts';

const scales = [
  { value: '100', label: '标准' },
  { value: '125', label: '大字' },
  { value: '150', label: '特大' },
] as const;

/** Chooses the size of type on this device (rule 10.33). */
export function TypeScaleSwitch() {
  const [scale, change] = useTypeScale();
  return <SegmentedControl aria-label="字号" data={scales} value={scale} onChange={change} />;
}
