import type { ReactNode } from 'react';
import classes from './AccountSection.module.css';

interface AccountSectionProps {
  /** The section's anchor: `/home/user#safety`. */
  id: string;
  title: string;
  lead?: string | undefined;
  /** A button opposite the title: 「新增地址」. */
  action?: ReactNode;
  children: ReactNode;
}

/** One section of the account page, as a card. */
export function AccountSection({ id, title, lead, action, children }: AccountSectionProps) {
  return (
    <section id={id} tabIndex={-1} className={classes['root']} aria-labelledby={`${id}-title`}>
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
