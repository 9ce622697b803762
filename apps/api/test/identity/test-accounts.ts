import type { CheckPurpose } from '@yayan/contract';
import type { CallAnswer, Asker } from '../calls/call-operation.ts';
import { encryptField } from '../calls/encrypt-field.ts';
import { TestSystem } from '../system/test-system.ts';

export type SignedIn = Required<Pick<Asker, 'token' | 'deviceId'>>;

/** Calls about a person's own account, through the whole server. Every answer is checked against the document. */
export class TestAccounts {
  readonly system: TestSystem;
  readonly #key: Parameters<typeof encryptField>[0];

  private constructor(system: TestSystem, key: Parameters<typeof encryptField>[0]) {
    this.system = system;
    this.#key = key;
  }

  /** Starts a server without seed data. `environment` adds variables. */
  static async start(environment: Readonly<Record<string, string>> = {}): Promise<TestAccounts> {
    const system = await TestSystem.start({ seeded: false, environment });
    const { keyId, publicKey } = await system.get('getPublicKey');
    return new TestAccounts(system, { id: keyId, publicKey });
  }

  /** Encrypts a field, with a key that was fetched before. */
  encrypt(value: string): string {
    return encryptField(this.#key, { value, timestamp: this.system.clock.now().getTime() });
  }

  /** Gets a check ticket for a kind of change: requests a code and enters it. */
  async ticketFor(purpose: CheckPurpose, mobile: string, member: Asker): Promise<string> {
    return await this.system.checkTicket(purpose, mobile, member);
  }

  /** Sets a password. Returns how many devices that signed out. */
  async setPassword(password: string, mobile: string, member: Asker): Promise<number> {
    const checkTicket = await this.ticketFor('changePassword', mobile, member);
    const body = { checkTicket, password: this.encrypt(password) };
    return (await this.system.get('changePassword', { body }, member)).signedOutDevices;
  }

  async login(mobile: string, password: string, asker: Asker = {}): Promise<CallAnswer> {
    const body = {
      mobile: this.encrypt(mobile),
      password: this.encrypt(password),
    };
    return await this.system.call('loginByPassword', { body }, asker);
  }

  /** Whether a token is still accepted. */
  async isSignedIn(member: Asker): Promise<boolean> {
    return (await this.system.call('getAccount', {}, member)).code === 200;
  }
}

/** The token of a successful sign-in. */
export function tokenOf({ code, data }: CallAnswer): string {
  if (code !== 200 || typeof data !== 'object' || data === null || !('token' in data))
    throw new Error(`Not signed in: ${code}`);
  return String(data.token);
}
