// Recomputes every draw of a campaign from its public list, without any code of the product (rule 12.8).
// Usage: node docs/verify-draws.mjs <file>, where the file was downloaded under 验证公平 on the campaign's page.
import { createHash, createHmac } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

// The first line holds the proof; each further line is a draw. The file may be larger than the memory.
const lines = createInterface({ input: createReadStream(process.argv[2]), crlfDelay: Infinity })[
  Symbol.asyncIterator
]();
const { proof, entrants = [] } = JSON.parse((await lines.next()).value);
const sha256 = (data) => createHash('sha256').update(data).digest('hex');
const seed = proof.seed === null ? null : Buffer.from(proof.seed, 'hex');
const odds = new Map(proof.versions.map(({ version, rows }) => [version, rows]));
const wrong = [];

if (seed !== null && sha256(seed) !== proof.seedHash) wrong.push('the seed has another hash');
const isKoi = proof.face === 'koi';
const list = entrants.map((one) => `${one.pseudonym}|${one.clientSeed}`).join('\n');
if (isKoi && proof.entrantsHash !== null && sha256(list) !== proof.entrantsHash)
  wrong.push('the list of entrants has another hash');
let head = '0'.repeat(64);
let count = 0;
let isWhole = proof.head === null;
for await (const text of lines) {
  const [position, pseudonym, number, clientSeed, version, roll, prizeId, , ownHead] = JSON.parse(text);
  count += 1;
  const line = [position, pseudonym, number, clientSeed, version, roll, prizeId ?? ''].join('|');
  head = sha256(`${head}\n${line}`);
  if (ownHead === proof.head) isWhole = true;
  if (position !== count || head !== ownHead) wrong.push(`draw ${position} breaks the chain`);
  if (seed === null) continue;
  const words = isKoi ? [proof.entrantsHash, entrants.length, 'koi'] : [pseudonym, number, clientSeed];
  const hmac = createHmac('sha256', seed).update([proof.id, ...words].join('|'));
  const own = Number.parseInt(hmac.digest('hex').slice(0, 13), 16);
  if (isKoi) {
    const winner = entrants[Math.floor((own / 2 ** 52) * entrants.length)];
    if (own !== roll || winner?.pseudonym !== pseudonym) wrong.push('another entrant wins');
    continue;
  }
  const point = (own / 2 ** 52) * 1_000_000;
  let end = 0;
  const hit = (odds.get(version) ?? []).find((row) => point < (end += row.odds));
  if (own !== roll || (hit?.prizeId ?? null) !== prizeId) wrong.push(`draw ${position} has another result`);
}
if (!isWhole) wrong.push('draws are missing');

const results = seed === null ? 'the chain; results follow when the seed is public' : 'chain and results';
console.log(wrong.length === 0 ? `${count} draws are right: ${results}` : wrong.join('\n'));
process.exitCode = wrong.length === 0 ? 0 : 1;
