import { useState } from 'react';
import { typeScaleKey } from './type-scale-key.ts';

/** Sizes of type, in percent of the usual one. */
const typeScales = ['100', '125', '150'] as const;
type TypeScale = (typeof typeScales)[number];

const read = (): TypeScale => {
  try {
    const stored = localStorage.getItem(typeScaleKey);
    return typeScales.find((one) => one === stored) ?? '100';
  } catch {
    return '100';
  }
};

/** The size of type on this device, and how to change it: the whole page grows with it. */
export const useTypeScale = (): readonly [TypeScale, (scale: TypeScale) => void] => {
  const [scale, setScale] = useState(read);
  const change = (next: TypeScale): void => {
    setScale(next);
    document.documentElement.style.fontSize = next === '100' ? '' : `${next}%`;
    try {
      if (next === '100') localStorage.removeItem(typeScaleKey);
      else localStorage.setItem(typeScaleKey, next);
    } catch {
      // Without storage, the choice is valid only until the page is loaded again.
    }
  };
  return [scale, change];
};
