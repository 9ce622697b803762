import { VisuallyHidden } from '../mantine/layout/visually-hidden.ts';
import classes from './UnreadDot.module.css';

/** A red dot behind a name: something there is unread. Screen readers hear it as words. */
export function UnreadDot({ className = '' }: { className?: string | undefined }) {
  return (
    <>
      <span className={`${classes['root'] ?? ''} ${className}`} aria-hidden="true" data-unread-dot />
      <VisuallyHidden>，有未读</VisuallyHidden>
    </>
  );
}
