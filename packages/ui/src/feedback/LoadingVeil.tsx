import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Logo } from '../brand/Logo.tsx';
import classes from './LoadingVeil.module.css';
import type { Veil } from './create-veil.ts';

/** Renders the loading veil over the whole page: half-transparent, with the pulsing logo and a text (rule 10.16). */
export function LoadingVeil({ veil }: { veil: Veil }) {
  const text = useSyncExternalStore(veil.subscribe, veil.current, veil.current);
  return createPortal(
    <output className={classes['region']}>
      {text === undefined ? null : (
        <div className={classes['veil']} data-testid="veil">
          <div className={classes['card']}>
            <span className={classes['mark']}>
              <Logo size={40} />
            </span>
            {text}
          </div>
        </div>
      )}
    </output>,
    document.body,
  );
}
