import type { OperatorRole } from '@yayan/contract/console';
import { totpCode } from './account/totp.ts';

/** An operator for trying the console. */
export interface DemoOperator {
  readonly id: string;
  readonly name: string;
  readonly role: OperatorRole;
  readonly password: string;
  /** In base 32. */
  readonly secret: string;
}

const demo = (number: number, name: string, role: OperatorRole): DemoOperator => ({
  id: `01990000-0000-7000-8000-0000000009${String(number).padStart(2, '0')}`,
  name,
  role,
  password: 'yayan-demo-1',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PX'.concat('ABCDEFG'.charAt(number)),
});

/** One operator a role, and a second admin who can agree. Never in production. */
export const DEMO_OPERATORS: readonly DemoOperator[] = [
  demo(0, 'admin', 'admin'),
  demo(1, 'admin2', 'admin'),
  demo(2, 'researcher', 'researcher'),
  demo(3, 'reviewer', 'reviewer'),
  demo(4, 'support', 'support'),
  demo(5, 'finance', 'finance'),
  demo(6, 'editor', 'editor'),
];

/** The code that the authenticator of a demo operator shows. */
export const demoOperatorCode = ({ secret }: Pick<DemoOperator, 'secret'>, at: Date): string =>
  totpCode(secret, at);
