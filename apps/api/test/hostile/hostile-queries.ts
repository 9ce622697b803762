/** Values that attackers try in URLs: foreign targets, scripts, broken encodings, injections, other people's ids. */
export const hostileValues: readonly string[] = [
  'https://evil.example/',
  '//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  'https:evil.example',
  'https://ours.example@evil.example/',
  'https://xn--e1awd7f.example/',
  '%2f%2fevil.example',
  '%252f%252fevil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<script>alert(1)</script>',
  "' or 1=1 --",
  '%00',
  '%0d%0aLocation:%20https://evil.example',
  '%E0%A4%A',
  '../../etc/passwd',
  '{sig}',
  'null',
  '0',
  '-1',
  'true',
  'toString',
  'constructor',
  'a'.repeat(3000),
  '芽言',
];

const names = [
  'k',
  'sid',
  'st',
  'ts',
  'sig',
  'aid',
  'tid',
  'uid',
  'p1',
  'session',
  'ticket',
  'url',
  'to',
  'next',
  'redirect',
  'target',
  'return',
  'back',
  '__proto__',
];

/** Returns `count` queries. Each puts one hostile value into one parameter of the valid query `base`. */
export const hostileQueries = (count: number, base: () => string): string[] =>
  Array.from({ length: count }, (_, index) => {
    const name = names[index % names.length] ?? 'k';
    const value = hostileValues[Math.floor(index / names.length) % hostileValues.length] ?? '';
    const text = /[%<{]/.test(value) ? value : encodeURIComponent(value);
    const others = base()
      .split('&')
      .filter((pair) => pair !== '' && !pair.startsWith(`${name}=`));
    const query = [...others, `${name}=${text}`].join('&');
    return query.replaceAll(/[^\x21-\x7e]/g, (each) => encodeURIComponent(each));
  });
