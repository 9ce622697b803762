import { VisuallyHidden } from '@yayan/ui';
import { passwordRules } from './password-rules.ts';
import classes from './sign-in.module.css';

const mark = { width: 16, height: 16, viewBox: '0 0 16 16', fill: 'none', 'aria-hidden': true } as const;

/** The rules of a new password. Each is ticked as soon as the password meets it. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  return (
    <ul id={id} className={classes['rules']} aria-label="密码要求">
      {passwordRules.map(({ words, isKept }) => {
        const kept = isKept(password);
        return (
          <li key={words} className={classes['rule']} data-kept={kept}>
            <svg {...mark}>
              <circle cx="8" cy="8" r="7" stroke="currentColor" strokeWidth="1.5" />
              {kept ? <path d="m4.8 8.2 2.2 2.2 4.2-4.6" stroke="currentColor" strokeWidth="1.75" /> : null}
            </svg>
            {words}
            <VisuallyHidden>{kept ? '，已满足' : '，未满足'}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
