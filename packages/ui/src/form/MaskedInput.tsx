import { useMergedRef } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { MaskInput, type MaskInputProps } from '../mantine/inputs/mask-input.ts';

/** Mantine's mask removes `aria-invalid` whenever its ref is set again, so this restores it. */
export function MaskedInput({ ref, ...props }: MaskInputProps) {
  const inner = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(ref, inner);
  useEffect(() => {
    if (props.error) inner.current?.setAttribute('aria-invalid', 'true');
  });
  return <MaskInput ref={merged} {...props} />;
}
