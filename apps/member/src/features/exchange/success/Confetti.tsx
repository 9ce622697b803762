import { deviceStorage } from '@yayan/site';
import { useReducedMotion } from '@mantine/hooks';
import { useState } from 'react';
import classes from './Confetti.module.css';

const colors = ['var(--y-reward-fill)', 'var(--y-art-leaf)', 'var(--y-art-light)', 'var(--y-stamp)'];

/** The pieces' positions, computed from the index, so that rendering stays pure. */
const pieces = Array.from({ length: 36 }, (_, index) => ({
  left: `${(index * 61) % 100}%`,
  background: colors[index % colors.length],
  animationDelay: `${(index * 47) % 600}ms`,
  animationDuration: `${1400 + ((index * 131) % 900)}ms`,
}));

const firstTime = (key: string): boolean => {
  if (deviceStorage.read(key) !== undefined) return false;
  deviceStorage.write(key, '1');
  return true;
};

/** Shown once per `once`, not again after a reload, and never with reduced motion. */
export function Confetti({ once }: { once: string }) {
  const still = useReducedMotion();
  const [isFirst] = useState(() => firstTime(`yayan-confetti-${once}`));
  if (still || !isFirst) return null;
  return (
    <div className={classes['root']} aria-hidden="true">
      {pieces.map((style) => (
        <i key={style.left + style.animationDelay} style={style} />
      ))}
    </div>
  );
}
