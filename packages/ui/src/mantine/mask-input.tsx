import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { MaskInput as MantineMaskInput, type MaskInputProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useEffect, useRef } from 'react';

export type { MaskInputProps } from '@mantine/core';

/** Mantine's mask takes `aria-invalid` away whenever it is given its element anew: an error would not be heard of. */
export function MaskInput({ ref, ...props }: MaskInputProps) {
  const inner = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(ref, inner);
  useEffect(() => {
    if (props.error) inner.current?.setAttribute('aria-invalid', 'true');
  });
  return <MantineMaskInput ref={merged} {...props} />;
}
