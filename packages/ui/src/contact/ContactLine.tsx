import { Link } from '../link/Link.tsx';
import type { Contact } from './contact.ts';
import classes from './ContactLine.module.css';

/** Mail and phone as links, with the hours. Without a contact it keeps the height of one line, so that nothing moves. */
export function ContactLine({ contact }: { contact: Contact | undefined }) {
  return (
    <span className={classes['root']}>
      {contact ? (
        <>
          <Link className={classes['link']} href={`mailto:${contact.mail}`}>
            {contact.mail}
          </Link>
          <Link className={classes['link']} href={`tel:${contact.phone}`}>
            {contact.phone}
          </Link>
          <span>{contact.hours}</span>
        </>
      ) : null}
    </span>
  );
}
