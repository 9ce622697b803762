import { isIP } from 'node:net';
import { z } from 'zod';
import { hashNames, schemeOf, signingSchemes, WHOLE_NUMBERS } from './ports/signing.ts';
import { PASSED_MACROS, profileMacros } from './entry-macros.ts';

const macros = {
  entry: ['pid', 'sid', 'survey', 'tid', 'lang', 'ts', 'return', ...PASSED_MACROS, ...profileMacros, 'sig'],
  agent: ['uid', 'st', 'ts', 'p1', 'p2', 'p3', 'p4', 'p5', 'sig'],
} as const;

const LONGEST_ADDRESS = 1000;
const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** An address with macros in its query: https (http on this machine), known macros only, the signature last. */
const template = (kind: keyof typeof macros) =>
  z
    .string()
    .max(LONGEST_ADDRESS)
    .superRefine((text, context) => {
      const fail = (message: string) => context.addIssue({ code: 'custom', message });
      const [address = '', query = '', more] = text.split('?');
      if (!URL.canParse(address)) return fail('must be an http(s) address');
      const { protocol, hostname, username, password } = new URL(address);
      if (protocol !== 'https:' && !(protocol === 'http:' && loopback.has(hostname)))
        fail('must be https, or http on this machine');
      if (username !== '' || password !== '' || text.includes('#') || more !== undefined)
        fail('must have no user, no fragment and one query');
      if (/[{}]/.test(address)) fail('can have macros in its query only');
      for (const [, name = ''] of query.matchAll(/\{([^}]*)\}/g))
        if (!(macros[kind] as readonly string[]).includes(name)) fail(`knows no macro {${name}}`);
      if (!/(?:^|&)[A-Za-z_][\w.-]*=\{sig\}$/.test(query)) fail('must end with a parameter that is {sig}');
    });

const name = z.string().regex(/^[A-Za-z_][\w.-]{0,39}$/);

/** The longest prefix of a network, by the version of IP. */
const longestPrefix: ReadonlyMap<number, number> = new Map([
  [4, 32],
  [6, 128],
]);

/** An address of a server, or a network as in `203.0.113.0/24`. */
const network = z.string().refine((text) => {
  const [address = '', bits, more] = text.split('/');
  const most = longestPrefix.get(isIP(address)) ?? -1;
  return (
    most >= 0 &&
    more === undefined &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  );
}, 'must be an address, or a network such as 203.0.113.0/24');

const isWeak = (scheme: keyof typeof signingSchemes): boolean => schemeOf(scheme).isWeak === true;

/** How many parameters a scheme names in `fields`. Any number from one on for md5. */
const fieldsOf = { 'dynata-med': 1, wjx: 2 } as const;
const hasItsFields = ({
  scheme,
  fields,
}: {
  scheme: keyof typeof signingSchemes;
  fields: readonly string[];
}) =>
  scheme === 'dynata-med' || scheme === 'wjx'
    ? fields.length === fieldsOf[scheme]
    : (scheme === 'md5') === fields.length > 0;

const signing = z
  .strictObject({
    scheme: z.enum(Object.keys(signingSchemes) as [keyof typeof signingSchemes]),
    /** For md5: the parameters whose values are concatenated. For dynata-med the person, for wjx activity and index. */
    fields: z.array(name).max(10).default([]),
    /** For url-hash and url-hmac. */
    hash: z.enum(hashNames).optional(),
    /** For sorted-sha256: whether the secret stands before the text. */
    secretFirst: z.boolean().optional(),
    /** For dynata-med and wjx: what proves a report beside its signature. */
    secondProof: z
      .union([
        /** Server postbacks from these addresses count. */
        z.strictObject({ addresses: z.array(network).min(1).max(50) }),
        /** Only the partner's list counts, which an operator reconciles. */
        z.strictObject({ list: z.literal(true) }),
      ])
      .optional(),
  })
  .refine(hasItsFields, {
    message: 'md5 needs fields, dynata-med one, wjx two (activity and index), the others take none',
  })
  .refine(({ scheme, secondProof }) => isWeak(scheme) === (secondProof !== undefined), {
    message:
      'dynata-med and wjx need a secondProof, because such a signature must not release coins alone; the others take none',
  })
  .refine(({ scheme, hash }) => scheme.startsWith('url-') === (hash !== undefined), {
    message: 'url-hash and url-hmac need a hash, the others take none',
  })
  .refine(({ scheme, secretFirst }) => secretFirst === undefined || scheme === 'sorted-sha256', {
    message: 'secretFirst belongs to sorted-sha256',
  });

const common = {
  key: z.string().regex(/^[a-z0-9][a-z0-9-]{1,39}$/),
  active: z.boolean().default(true),
  /** We sign with the first secret and accept all of them. During a rotation two are valid. */
  secrets: z.array(z.string().min(1).max(200)).min(1).max(2),
  /** Until when the second secret is accepted. Without it an operator ends it. */
  oldKeyUntil: z.iso.datetime({ offset: true }).optional(),
  signing,
};

const hasOldKey = ({
  secrets,
  oldKeyUntil,
}: {
  secrets: readonly string[];
  oldKeyUntil?: string | undefined;
}) => oldKeyUntil === undefined || secrets.length > 1;
const oldKey = { message: 'belongs to the second of two secrets', path: ['oldKeyUntil'] };

const SMALLEST_SECRET = 16;

/** Exchanges issue the keys of weak schemes, in their own lengths. */
const hasLongSecrets = ({ secrets, signing: { scheme } }: Signed): boolean =>
  isWeak(scheme) || secrets.every((secret) => secret.length >= SMALLEST_SECRET);
const secretLength = { message: `a secret has at least ${SMALLEST_SECRET} characters`, path: ['secrets'] };

const hasKeyPairs = ({ secrets, signing: { scheme } }: Signed): boolean =>
  scheme !== 'dynata-med' || secrets.every((secret) => WHOLE_NUMBERS.test(secret));
const keyPairs = { message: 'dynata-med needs secrets of two whole numbers, key1:key2', path: ['secrets'] };

interface Signed {
  secrets: readonly string[];
  signing: z.output<typeof signing>;
}

/** A partner's status becomes a join result, or a result with a reason if no number exists for it, or a reversal. */
const meaning = z.union([
  z
    .strictObject({
      result: z.literal([1, 2, 3, 4, 5, 6, 7]),
      reason: z.enum(['quality', 'security']).optional(),
      /** The member may go in again: the participation stays open until its time is over. */
      mayRetry: z.boolean().optional(),
      /** Whether the end counts in the share of people who were taken (rule 3.37); by default as its result does. */
      countsIncidence: z.boolean().optional(),
      /** The partner takes nobody any more: the task is paused (rule 3.41). */
      closes: z.boolean().optional(),
    })
    .refine(
      ({ result, mayRetry, countsIncidence, closes }) =>
        result !== 1 || (mayRetry !== true && closes !== true && countsIncidence !== false),
      { message: 'a complete is final, counts, and closes nothing' },
    )
    .refine(({ mayRetry, closes }) => mayRetry !== true || closes !== true, {
      message: 'nobody can try again where nobody is taken any more',
    }),
  z.literal('reversed'),
]);

const answering = {
  /** Where a member enters a survey. */
  entry: template('entry'),
  /** The profile values that may be passed on, each only with the member's consent at that task (rule 3.42). */
  profile: z.array(z.enum(profileMacros)).default([]),
  /** The partner's parameter names. `time` is absent only for old suppliers that send none. */
  parameters: z.strictObject({ session: name, status: name, time: name.optional(), signature: name }),
  statuses: z.record(z.string().min(1).max(40), meaning),
  /** The highest age of a browser return or postback when it arrives. */
  returnMinutes: z.int().min(1).max(1440).default(10),
  postbackHours: z.int().min(1).max(720).default(72),
  /** How long coins stay pending after a signed return if no postback arrives (rule 3.20). */
  windowDays: z.int().min(0).max(60).default(14),
  /** How long we wait for any callback. */
  expiresHours: z.int().min(1).max(720).default(72),
};

const statusFields = { message: 'md5 must cover session, status and, where there is one, time' };
const coversWhatCounts = ({
  signing: { scheme, fields },
  parameters: { session, status, time },
}: {
  signing: z.output<typeof signing>;
  parameters: { session: string; status: string; time?: string | undefined };
}): boolean =>
  scheme !== 'md5' ||
  [session, status, ...(time === undefined ? [] : [time])].every((each) => fields.includes(each));

const allowsItsMacros = ({ entry, profile }: { entry: string; profile: readonly string[] }): boolean =>
  profileMacros.every((macro) => !entry.includes(`{${macro}}`) || profile.includes(macro));

const supplier = z
  .strictObject({ kind: z.enum(['supplier', 'panel']), ...common, ...answering })
  .refine(hasLongSecrets, secretLength)
  .refine(hasOldKey, oldKey)
  .refine(hasKeyPairs, keyPairs)
  .refine(coversWhatCounts, statusFields)
  .refine(allowsItsMacros, { message: 'profile must list the profile values that entry passes on' });

/** An address to which our server posts: https, or http on this machine. */
const hookAddress = z
  .string()
  .max(LONGEST_ADDRESS)
  .refine(
    (text) => {
      if (!URL.canParse(text)) return false;
      const { protocol, hostname, username, password, hash } = new URL(text);
      const isSafe = protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname));
      return isSafe && username === '' && password === '' && hash === '';
    },
    { message: 'must be https, or http on this machine, without user and fragment' },
  );

/** The smallest key of Standard Webhooks, in bytes. */
const SMALLEST_HOOK_KEY = 24;

const agent = z
  .strictObject({
    kind: z.literal('agent'),
    ...common,
    /** Public ids of the tasks it may send people to. */
    tasks: z.array(z.string()).max(200),
    /** How many people it may send in total. */
    cap: z.int().min(1).max(10_000_000),
    /** How old a link may be, or how far a clock may be ahead. */
    linkMinutes: z.int().min(1).max(1440).default(10),
    /** The agent's addresses to which its people return. */
    ends: z.strictObject({
      complete: template('agent'),
      screenedOut: template('agent'),
      quotaFull: template('agent'),
      duplicate: template('agent'),
      other: template('agent'),
    }),
    /** Where our server reports each end by Standard Webhooks (rule 3.44). */
    hook: hookAddress.optional(),
  })
  .refine(hasLongSecrets, secretLength)
  .refine(hasOldKey, oldKey)
  .refine(({ signing: { scheme } }) => !isWeak(scheme), {
    message: 'the links of an agent need a signature that proves them alone',
  })
  .refine(
    ({ hook, secrets }) =>
      hook === undefined || secrets.every((secret) => Buffer.byteLength(secret) >= SMALLEST_HOOK_KEY),
    { message: `a hook is signed with secrets of at least ${SMALLEST_HOOK_KEY} characters` },
  );

/** A partner as described in its file (docs/partners.md). */
export const partnerConfigSchema = z.discriminatedUnion('kind', [supplier, agent]);

export type PartnerConfig = z.output<typeof partnerConfigSchema>;
export type SupplierConfig = z.output<typeof supplier>;
export type AgentConfig = z.output<typeof agent>;
export type Meaning = z.output<typeof meaning>;
