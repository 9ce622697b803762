import type { ReactNode } from 'react';
import classes from './AccountSection.module.css';

interface AccountSectionProps {
  /** Its place in the address: `/home/user#safety`. */
  id: string;
  title: string;
  lead?: string | undefined;
  /** Stands across from the title: 「新增地址」. */
  action?: ReactNode;
  children: ReactNode;
}

/** One matter of the account on a card of its own. */
export function AccountSection({ id, title, lead, action, children }: AccountSectionProps) {
  return (
    <section id={id} className={classes['root']} aria-labelledby={`${id}-title`}>
      <div className={classes['head']}>
        <div>
          <h2 id={`${id}-title`} className={classes['title']}>
            {title}
          </h2>
          {lead ? <p className={classes['lead']}>{lead}</p> : null}
        </div>
        {action}
      </div>
      <div className={classes['body']}>{children}</div>
    </section>
  );
}
