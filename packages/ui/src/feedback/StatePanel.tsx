import type { ReactNode } from 'react';
import { Plant, type PlantStage } from '../art/Plant.tsx';
import classes from './StatePanel.module.css';

interface StatePanelProps {
  stage: PlantStage;
  /** A drawing instead of the plant. Decorative. */
  art?: ReactNode;
  title: string;
  children?: ReactNode;
  /** One button that leads on. */
  action?: ReactNode;
  /** Failures announce themselves to screen readers. */
  role?: 'alert' | undefined;
  /** Whether the title is the page's h1; otherwise it is a plain paragraph. */
  heading?: boolean | undefined;
}

/** A drawing, a title, a sentence and one button: for empty and failed parts. */
export function StatePanel({ stage, art, title, children, action, role, heading = false }: StatePanelProps) {
  const Title = heading ? 'h1' : 'p';
  return (
    <div className={classes['root']} role={role} data-stage={stage}>
      {art ?? <Plant stage={stage} />}
      <Title className={classes['title']}>{title}</Title>
      {children ? <div className={classes['text']}>{children}</div> : null}
      {action ? <div className={classes['action']}>{action}</div> : null}
    </div>
  );
}
