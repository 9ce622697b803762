/**
 * A random UUID (version 4). `crypto.randomUUID` exists only on https and localhost;
 * this also works on a phone that opens a development server by its network address.
 */
export const randomId = (): string =>
  '10000000-1000-4000-8000-100000000000'.replaceAll(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    // In the digit 8, which marks the variant, only the lower two bits are random.
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });
