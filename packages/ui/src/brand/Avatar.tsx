import { useState } from 'react';
import classes from './Avatar.module.css';

interface AvatarProps {
  name: string;
  /** Address of the picture. Without one, or when it fails to load, the first character of the name is shown. */
  src?: string | null | undefined;
  /** Edge in px. */
  size?: number | undefined;
}

/** A member's round picture. Decorative: the name is always next to it. */
export function Avatar({ name, src, size = 36 }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const fail = (): void => {
    setBroken(src ?? undefined);
    // It may have failed for want of a network.
    addEventListener('online', () => setBroken(undefined), { once: true });
  };
  const style = { width: size, height: size, fontSize: size * 0.42 };
  return (
    <span className={classes['root']} style={style} aria-hidden="true">
      {src && src !== broken ? (
        <img src={src} alt="" width={size} height={size} onError={fail} />
      ) : (
        String.fromCodePoint(name.codePointAt(0) ?? 0x20)
      )}
    </span>
  );
}
