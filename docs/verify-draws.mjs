// Recomputes every draw of a campaign from its public lists, without any code of the product (rules 12.8 and 12.10).
// Usage: node docs/verify-draws.mjs <proof> <draws> [<entrants>], three files that are downloaded under 验证公平 on the
// campaign's page. A 锦鲤 draw also needs its entrants.
import { createHash, createHmac } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';

const [, , proofFile, drawsFile, entrantsFile] = process.argv;
// The lists may be larger than the memory.
const linesOf = (file) => createInterface({ input: createReadStream(file), crlfDelay: Infinity });
const sha256 = (data) => createHash('sha256').update(data).digest('hex');
const proof = JSON.parse(await readFile(proofFile, 'utf8'));
const seed = proof.seed === null ? null : Buffer.from(proof.seed, 'hex');
const odds = new Map(proof.versions.map(({ version, rows }) => [version, rows]));
const wrong = [];

const rollOf = (...words) => {
  const hmac = createHmac('sha256', seed).update([proof.id, ...words].join('|'));
  return Number.parseInt(hmac.digest('hex').slice(0, 13), 16);
};

if (seed !== null && sha256(seed) !== proof.seedHash) wrong.push('the seed has another hash');
const isKoi = proof.face === 'koi';
const koiRoll = isKoi && seed !== null ? rollOf(proof.entrantsHash, proof.entrants, 'koi') : null;
const place = koiRoll === null ? null : Math.floor((koiRoll / 2 ** 52) * proof.entrants);
let winner;
if (entrantsFile !== undefined) {
  const hash = createHash('sha256');
  for await (const part of createReadStream(entrantsFile)) hash.update(part);
  if (hash.digest('hex') !== proof.entrantsHash) wrong.push('the list of entrants has another hash');
  let count = 0;
  let before = '';
  for await (const line of linesOf(entrantsFile)) {
    const [pseudonym] = line.split('|', 1);
    if (pseudonym <= before) wrong.push(`entrant ${count + 1} is not in order`);
    if (count === place) winner = pseudonym;
    before = pseudonym;
    count += 1;
  }
  if (count !== proof.entrants) wrong.push('there are more or fewer entrants');
} else if (isKoi && proof.entrantsHash !== null) wrong.push('the list of entrants is missing');
let head = '0'.repeat(64);
let count = 0;
let isWhole = proof.head === null;
for await (const text of linesOf(drawsFile)) {
  const [position, pseudonym, number, clientSeed, version, roll, prizeId, , ownHead] = JSON.parse(text);
  count += 1;
  const line = [position, pseudonym, number, clientSeed, version, roll, prizeId ?? ''].join('|');
  head = sha256(`${head}\n${line}`);
  if (ownHead === proof.head) isWhole = true;
  if (position !== count || head !== ownHead) wrong.push(`draw ${position} breaks the chain`);
  if (seed === null) continue;
  if (isKoi) {
    if (roll !== koiRoll || winner !== pseudonym) wrong.push('another entrant wins');
    continue;
  }
  const own = rollOf(pseudonym, number, clientSeed);
  const point = (own / 2 ** 52) * 1_000_000;
  let end = 0;
  const hit = (odds.get(version) ?? []).find((row) => point < (end += row.odds));
  if (own !== roll || (hit?.prizeId ?? null) !== prizeId) wrong.push(`draw ${position} has another result`);
}
if (!isWhole) wrong.push('draws are missing');

const results = seed === null ? 'the chain; results follow when the seed is public' : 'chain and results';
console.log(wrong.length === 0 ? `${count} draws are right: ${results}` : wrong.join('\n'));
process.exitCode = wrong.length === 0 ? 0 : 1;
