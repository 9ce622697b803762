import { VisuallyHidden } from '../mantine/layout/visually-hidden.ts';
import classes from './UnreadDot.module.css';

/** A red dot after a name: something there is unread. Screen readers get a text. */
export function UnreadDot({ className = '' }: { className?: string | undefined }) {
  return (
    <>
      <span className={`${classes['root'] ?? ''} ${className}`} aria-hidden="true" data-unread-dot />
      <VisuallyHidden>，有未读</VisuallyHidden>
    </>
  );
}
