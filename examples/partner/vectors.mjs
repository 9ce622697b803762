// Signs like a partner in any language: uses only SHA, HMAC and MD5, and no package of ours. Run it against the golden
// vectors, then write the same in your language and run that against them.
//
//   node vectors.mjs node_modules/@yayan/partner-kit/vectors/vectors.json
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const { secret, fields, queries } = JSON.parse(readFileSync(process.argv[2], 'utf8'));

/** Percent-encodes everything but letters, digits and `-_.~!*'()`. */
const encode = (text) => encodeURIComponent(text);

/** `name=value&…`, sorted by name. */
const sorted = (pairs) =>
  pairs
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');

const hex = (hash, text) => createHash(hash).update(text).digest('hex');
const hmac = (hash, text) => createHmac(hash, secret).update(text).digest('hex');

const schemes = {
  'hmac-sha256': ({ pairs }) => hmac('sha256', sorted(pairs)),
  'hmac-sha1': ({ raw }) => hmac('sha1', raw),
  md5: ({ pairs }) => {
    const values = new Map(pairs);
    return hex('md5', fields.map((name) => values.get(name) ?? '').join('') + secret);
  },
  'sorted-sha256': ({ pairs }) => hex('sha256', sorted(pairs) + secret),
  'sorted-sha256 secret first': ({ pairs }) => hex('sha256', secret + sorted(pairs)),
};

let agreed = 0;
for (const query of queries)
  for (const [name, signature] of Object.entries(query.signatures)) {
    const made = schemes[name](query);
    if (made !== signature) throw new Error(`${name} of ${query.raw}: ${made} instead of ${signature}`);
    agreed += 1;
  }
console.log(`${agreed} signatures agree`);
