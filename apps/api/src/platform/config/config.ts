import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { OperatorError } from '../../errors/operator-error.ts';
import { coinVariables } from './coin-config.ts';
import { type ContactConfig, contactConfigOf, contactProblems, contactVariables } from './contact-config.ts';
import {
  type DeliveryConfig,
  deliveryConfigOf,
  deliveryProblems,
  deliveryVariables,
} from './delivery-config.ts';
import { type FileConfig, fileConfigOf, fileProblems, fileVariables } from './file-config.ts';
import { type KeyConfig, keyConfigOf, keyProblems, keyVariables } from './key-config.ts';
import { type PayoutConfig, payoutConfigOf, payoutProblems, payoutVariables } from './payout-config.ts';
import { isNetworkRange } from '../network-ranges.ts';
import { list, missingProblems } from './provider-variables.ts';
import { type SnsConfig, snsConfigOf, snsProblems, snsVariables } from './sns-config.ts';

/** The server's configuration. It holds all that may differ between machines, and is read and checked once at start. */
export interface Config {
  readonly production: boolean;
  /** Absolute path of the folder for the embedded database, uploaded files and development keys. */
  readonly dataDir: string;
  /** The address of PostgreSQL. When it is undefined, the server uses the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly databaseConnections: number;
  readonly host: string;
  readonly port: number;
  readonly sites: { readonly member: string; readonly bbs: string; readonly console: string };
  /** Origins that may call the API from a browser. */
  readonly allowedOrigins: readonly string[];
  /** The addresses or networks that may call the console; any if it is empty (rule 14.2). */
  readonly operatorNetworks: readonly string[];
  /** Addresses or networks of the reverse proxies whose X-Forwarded-For the server trusts. */
  readonly trustedProxies: readonly string[];
  /** How many calls a minute each server accepts from one network address. */
  readonly callsAMinute: number;
  /** How much memory hashing a password takes, in KiB (rule 2.9). */
  readonly passwordHashKib: number;
  /** Hosts that browse tasks may lead to, besides our own member site. */
  readonly browseHosts: readonly string[];
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** The bearer token for /metrics. When it is undefined, the path doesn't exist. */
  readonly metricsToken: string | undefined;
  /** The release that runs, as whoever released it named it. Operators see it beside each server. */
  readonly release: string | null;
  /** How many coins are worth one yuan (rule 4.6). */
  readonly coinsPerYuan: number;
  /** How people reach us. */
  readonly contact: ContactConfig;
  /** How codes are sent. */
  readonly delivery: DeliveryConfig;
  /** Where uploaded files are stored. */
  readonly files: FileConfig;
  /** Third parties that members can sign in with. */
  readonly sns: SnsConfig;
  /** The providers of cash and top-ups. */
  readonly payout: PayoutConfig;
  /** The sandbox's supplier and agent, whose demo tasks are seeded. Production refuses them. */
  readonly sandboxSupplier: { readonly url: string; readonly secret: string } | undefined;
  /** Who checks that a name belongs to an id number. `sandbox` looks at the number only; production refuses it. */
  readonly idCheck: 'sandbox' | 'http';
  readonly idCheckUrl: string | undefined;
  /** The keys in the environment. In development, the server makes an undefined one in the data folder. */
  readonly keys: KeyConfig;
}

/** The server can't start with these variables. The message has one line for each wrong variable. */
export class ConfigError extends OperatorError {
  override readonly name = 'ConfigError';
}

/** OWASP's recommendation for argon2id with two passes. Takes about 30 ms on one core. */
const SAFE_HASH_KIB = 19_456;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const repositoryRoot = fileURLToPath(new URL('../../../../../', import.meta.url));

const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);
const origins = list.pipe(z.array(origin));
const wholeNumber = (from: number, to: number) => z.coerce.number().int().min(from).max(to);

interface Variable {
  schema: z.ZodType;
  expected: string;
}

/**
 * Every variable that the server reads. The refusal of a wrong value prints `expected`, never the value: it may be a
 * secret.
 */
const VARIABLES = {
  NODE_ENV: {
    schema: z.enum(['development', 'test', 'production']).default('development'),
    expected: 'development, test or production',
  },
  YAYAN_DATA_DIR: { schema: z.string().min(1).default('.data'), expected: 'a folder' },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    expected: 'postgres://user:password@host:port/database',
  },
  DATABASE_CONNECTIONS: { schema: wholeNumber(2, 200).default(10), expected: 'a whole number from 2 to 200' },
  HOST: { schema: z.string().min(1).default('127.0.0.1'), expected: 'an address to listen on' },
  PORT: { schema: wholeNumber(0, 65_535).default(4000), expected: 'a port number from 0 to 65535' },
  MEMBER_URL: { schema: origin.optional(), expected: 'an http(s) address' },
  BBS_URL: { schema: origin.optional(), expected: 'an http(s) address' },
  CONSOLE_URL: { schema: origin.optional(), expected: 'an http(s) address' },
  ALLOWED_ORIGINS: { schema: origins.default([]), expected: 'http(s) origins separated by commas' },
  OPERATOR_NETWORKS: {
    schema: list.pipe(z.array(z.string().refine(isNetworkRange))).default([]),
    expected: 'addresses or networks like 203.0.113.0/24, separated by commas',
  },
  TRUSTED_PROXIES: { schema: list.default([]), expected: 'addresses or networks separated by commas' },
  CALLS_A_MINUTE: {
    schema: wholeNumber(1, 1_000_000).default(600),
    expected: 'a whole number from 1 to 1000000',
  },
  PASSWORD_HASH_KIB: {
    schema: wholeNumber(8, 1_048_576).default(SAFE_HASH_KIB),
    expected: 'a whole number from 8 to 1048576',
  },
  BROWSE_HOSTS: {
    schema: list.pipe(z.array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/))).default([]),
    expected: 'hosts separated by commas',
  },
  LOG_LEVEL: { schema: z.enum(LOG_LEVELS).default('info'), expected: LOG_LEVELS.join(', ') },
  RELEASE: {
    schema: z
      .string()
      .regex(/^[\w.-]{1,60}$/)
      .optional(),
    expected: 'letters, digits, points, hyphens and underscores, at most 60',
  },
  METRICS_TOKEN: { schema: z.string().min(16).optional(), expected: '16 characters or more' },
  ...coinVariables,
  ...contactVariables,
  ...deliveryVariables,
  ...snsVariables,
  ...payoutVariables,
  ...fileVariables,
  SANDBOX_SUPPLIER_URL: { schema: origin.optional(), expected: 'an http(s) address' },
  SANDBOX_SUPPLIER_SECRET: { schema: z.string().min(16).optional(), expected: '16 characters or more' },
  ID_CHECK_ADAPTER: { schema: z.enum(['sandbox', 'http']).optional(), expected: 'sandbox or http' },
  ID_CHECK_URL: { schema: z.url({ protocol: /^https?$/ }).optional(), expected: 'an http(s) address' },
  ...keyVariables,
} satisfies Record<string, Variable>;

type Name = keyof typeof VARIABLES;
type Values = { [N in Name]: z.output<(typeof VARIABLES)[N]['schema']> };

/** The names of all variables, for the test that compares them with deploy's environment example. */
export const configVariables: readonly string[] = Object.keys(VARIABLES);

/**
 * Reads and checks the environment. An empty value counts as absent. Throws `ConfigError`, which names each wrong
 * variable.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = [];
  const read = <N extends Name>(name: N): [N, unknown] => {
    const result = VARIABLES[name].schema.safeParse(env[name] === '' ? undefined : env[name]);
    if (!result.success) problems.push(`${name} must be ${VARIABLES[name].expected}`);
    return [name, result.data];
  };
  const names = Object.keys(VARIABLES) as Name[]; // Object.keys returns string[], but these are exactly its keys.
  const values = Object.fromEntries(names.map(read)) as Values; // Each value is the output of its own schema.
  const production = values.NODE_ENV === 'production';
  if (problems.length === 0) {
    problems.push(
      ...contactProblems(values, production),
      ...deliveryProblems(values, production),
      ...snsProblems(values, production),
      ...payoutProblems(values, production),
      ...fileProblems(values),
      ...combinationProblems(values),
      ...(production ? productionProblems(values) : []),
    );
  }
  if (problems.length > 0) throw new ConfigError(`Configuration refused:\n  ${problems.join('\n  ')}`);
  return configOf(values);
}

/** Returns one line for each incomplete group of variables, and for each key that is used twice. */
function combinationProblems(values: Values): string[] {
  const problems = missingProblems(values, VARIABLES, [['SANDBOX_SUPPLIER_URL', 'SANDBOX_SUPPLIER_SECRET']]);
  if (values.ID_CHECK_ADAPTER === 'http' && values.ID_CHECK_URL === undefined)
    problems.push('ID_CHECK_URL is required when ID_CHECK_ADAPTER is http');
  return [...problems, ...keyProblems(values)];
}

function productionProblems(values: Values): string[] {
  const required = [
    'MEMBER_URL',
    'BBS_URL',
    'FIELD_ENCRYPTION_KEY',
    'RECEIPT_KEY',
    'AT_REST_KEY',
    'TOKEN_KEY',
    'INDEX_KEY',
    'ID_CHECK_ADAPTER',
  ] as const;
  const problems = required
    .filter((name) => values[name] === undefined)
    .map((name) => `${name} is required in production: ${VARIABLES[name].expected}`);
  if (values.ID_CHECK_ADAPTER === 'sandbox') {
    problems.push('ID_CHECK_ADAPTER must not be sandbox in production: it knows nobody');
  }
  if (values.PASSWORD_HASH_KIB < SAFE_HASH_KIB)
    problems.push(`PASSWORD_HASH_KIB must be ${SAFE_HASH_KIB} or more in production`);
  for (const name of ['SANDBOX_SUPPLIER_URL', 'SANDBOX_SUPPLIER_SECRET'] as const)
    if (values[name] !== undefined)
      problems.push(`${name} must not be given in production: it is the sandbox's`);
  return problems;
}

function configOf(values: Values): Config {
  const sites = {
    member: values.MEMBER_URL ?? 'http://127.0.0.1:4100',
    bbs: values.BBS_URL ?? 'http://127.0.0.1:4200',
    console: values.CONSOLE_URL ?? 'http://127.0.0.1:4400',
  };
  return {
    production: values.NODE_ENV === 'production',
    dataDir: resolve(repositoryRoot, values.YAYAN_DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseConnections: values.DATABASE_CONNECTIONS,
    host: values.HOST,
    port: values.PORT,
    sites,
    allowedOrigins: [...new Set([sites.member, sites.bbs, ...values.ALLOWED_ORIGINS])],
    operatorNetworks: values.OPERATOR_NETWORKS,
    trustedProxies: values.TRUSTED_PROXIES,
    callsAMinute: values.CALLS_A_MINUTE,
    passwordHashKib: values.PASSWORD_HASH_KIB,
    browseHosts: values.BROWSE_HOSTS,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    release: values.RELEASE ?? null,
    coinsPerYuan: values.COINS_PER_YUAN,
    contact: contactConfigOf(values),
    delivery: deliveryConfigOf(values),
    sns: snsConfigOf(values),
    payout: payoutConfigOf(values),
    files: fileConfigOf(values),
    sandboxSupplier:
      values.SANDBOX_SUPPLIER_URL && values.SANDBOX_SUPPLIER_SECRET
        ? { url: values.SANDBOX_SUPPLIER_URL, secret: values.SANDBOX_SUPPLIER_SECRET }
        : undefined,
    idCheck: values.ID_CHECK_ADAPTER ?? 'sandbox',
    idCheckUrl: values.ID_CHECK_URL,
    keys: keyConfigOf(values),
  };
}
