import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressed = /\.(?:js|css|svg)$/u;
/** A larger file takes seconds at the best quality, for two hundredths of its size. */
const bestUpToBytes = 1_000_000;
const goodQuality = 9;

const brotli = async (bytes: Buffer): Promise<Buffer> =>
  await promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]:
        bytes.length > bestUpToBytes ? goodQuality : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/**
 * Puts `<name>.br` and `<name>.gz` beside each built script, style sheet and drawing, so that no server compresses them again
 * for each visitor. The documents are not among them: whoever serves them writes into them.
 */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  writeBundle: async ({ dir = '.' }, bundle) => {
    const files = Object.keys(bundle).filter((name) => compressed.test(name));
    await Promise.all(
      files.map(async (name) => {
        const path = join(dir, name);
        const bytes = await readFile(path);
        await writeFile(`${path}.br`, await brotli(bytes));
        await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
      }),
    );
  },
});
