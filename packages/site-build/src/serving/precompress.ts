import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressed = /\.(?:js|css|svg)$/u;
/** At the best quality a larger file takes seconds, and becomes only 2 % smaller. */
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
 * Writes `<name>.br` and `<name>.gz` next to each built script, style sheet and drawing, so that no server compresses them for
 * each visitor. HTML is left out: the server fills values into it.
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
