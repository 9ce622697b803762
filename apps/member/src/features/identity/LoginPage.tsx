import { useState } from 'react';
import { LoginForm } from './LoginForm.tsx';
import { LoginIntro } from './LoginIntro.tsx';
import classes from './LoginPage.module.css';
import { RegisterForm } from './RegisterForm.tsx';

/** A proven mobile that has no account yet. */
interface Newcomer {
  mobile: string;
  registerTicket: string;
}

/** Signing in and signing up are one flow: mobile, code, and for a new mobile the consent to the texts that hold now. */
export default function LoginPage() {
  const [agreed, setAgreed] = useState(false);
  const [newcomer, setNewcomer] = useState<Newcomer>();
  const consent = { agreed, onAgreedChange: setAgreed };
  return (
    <div className={classes['root']}>
      <LoginIntro />
      <section className={classes['card']}>
        {newcomer ? (
          <RegisterForm {...newcomer} {...consent} onBack={() => setNewcomer(undefined)} />
        ) : (
          <LoginForm {...consent} onNewcomer={setNewcomer} />
        )}
      </section>
    </div>
  );
}
