#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { reportLink } from '../links/report.ts';
import { signLink } from '../links/sign.ts';
import { verifyLink } from '../links/verify.ts';
import { readQuery } from '../signing/query.ts';
import { checkSecret } from '../signing/secret.ts';
import type { QueryScheme } from '../signing/query-scheme.ts';
import { play, type Scene, scenes } from './play.ts';

const usage = `yayan-partner: play a survey supplier of 芽言, sign and verify links

  yayan-partner play ENTRY --postback ADDRESS [--scene ${scenes.join('|')}] [--status 10]
      Checks the entry link you were sent, then reports its end: by the browser's return
      (the entry's "back" or "return" parameter) and by the server's postback.
  yayan-partner sign ADDRESS [name=value …]
      Adds the present time as ts, unless you give one or say --no-time.
  yayan-partner verify ADDRESS [--max-age SECONDS] [--no-time]

The secret is read from YAYAN_PARTNER_SECRET, so that it stays out of the list of processes.
  --scheme hmac-sha256|hmac-sha1|md5   default hmac-sha256
  --fields a,b,c                       what md5 is made of
  --signature NAME                     the signature's parameter, default sig`;

const fail = (text: string): never => {
  console.error(text);
  process.exit(1);
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    postback: { type: 'string' },
    scene: { type: 'string', default: 'complete' },
    status: { type: 'string' },
    scheme: { type: 'string', default: 'hmac-sha256' },
    fields: { type: 'string', default: '' },
    signature: { type: 'string', default: 'sig' },
    'no-time': { type: 'boolean', default: false },
    'max-age': { type: 'string', default: '600' },
    help: { type: 'boolean', default: false },
  },
});
const [command, address, ...more] = positionals;
if (values.help || command === undefined || address === undefined) {
  console.log(usage);
  process.exit(values.help ? 0 : 1);
}

const secret = process.env['YAYAN_PARTNER_SECRET'] ?? '';
if (secret === '') fail('Set YAYAN_PARTNER_SECRET first.');
try {
  checkSecret(secret);
} catch (error) {
  fail(`YAYAN_PARTNER_SECRET: ${error instanceof Error ? error.message : String(error)}.`);
}
const options = { scheme: schemeOf(values.scheme, values.fields), secret, signature: values.signature };

function schemeOf(name: string, fields: string): QueryScheme {
  if (name === 'hmac-sha256' || name === 'hmac-sha1') return { scheme: name };
  if (name === 'md5' && fields !== '') return { scheme: name, fields: fields.split(',') };
  return fail(name === 'md5' ? 'md5 needs --fields.' : `There is no scheme ${name}.`);
}

const hasTime = (link: string): boolean =>
  readQuery(link.split('?')[1] ?? '', values.signature)?.values.has('ts') === true;

const check = async (): Promise<void> => {
  const maxAgeSeconds = Number(values['max-age']);
  const time = values['no-time'] ? null : 'ts';
  const verified = await verifyLink(address, { ...options, secrets: [secret], maxAgeSeconds, time });
  if (!verified.ok) fail(`refused: ${verified.reason}`);
  else for (const [name, value] of verified.values) console.log(`${name}=${value}`);
};

switch (command) {
  case 'sign': {
    const parameters = Object.fromEntries(
      more.map((pair) => [pair.split('=')[0] ?? '', pair.slice(pair.indexOf('=') + 1)]),
    );
    const now = String(Math.floor(Date.now() / 1000));
    const time = values['no-time'] || hasTime(address) ? {} : { ts: now };
    console.log(await signLink(address, { ...time, ...parameters }, options));
    break;
  }
  case 'verify':
    await check();
    break;
  case 'play': {
    const scene = scenes.find((each) => each === values.scene);
    if (scene === undefined) fail(`Scenes: ${scenes.join(', ')}`);
    await play(address, {
      ...options,
      scene: scene as Scene,
      status: values.status,
      postback: values.postback,
      report: (to, report) => reportLink(to, report, options),
      print: (line) => console.log(line),
    }).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
    break;
  }
  default:
    fail(usage);
}
