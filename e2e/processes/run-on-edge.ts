import { runInNewContext } from 'node:vm';
import { build } from 'vite';

/** The common part of edge runtimes: no process, no buffer, no document and no module of Node's. */
const webGlobals = `
  AbortController AbortSignal Blob Event EventTarget FormData Headers ReadableStream
  Request Response TextDecoder TextDecoderStream TextEncoder TransformStream URL
  URLSearchParams atob btoa clearTimeout crypto fetch queueMicrotask setTimeout
`
  .trim()
  .split(/\s+/u);

/** Bundles a program of a project and runs it with nothing but these globals. Resolves to what it prints. */
export const runOnEdge = async (project: string, file: string): Promise<string[]> => {
  const [built] = [
    await build({
      configFile: false,
      logLevel: 'error',
      root: project,
      build: {
        write: false,
        minify: false,
        target: 'es2022',
        lib: { entry: file, formats: ['es'], fileName: 'edge' },
        rolldownOptions: { output: { codeSplitting: false } },
      },
    }),
  ].flat();
  if (!built || !('output' in built)) throw new Error('Nothing was built');
  const { code } = built.output[0];
  const printed: string[] = [];
  const print = (line: unknown): void => void printed.push(String(line));
  const web = webGlobals.map((name) => [name, Reflect.get(globalThis, name) as unknown]);
  const context = { ...Object.fromEntries(web), console: { log: print, warn: print, error: print } };
  await runInNewContext(`(async () => {${code.replaceAll(/^export .*$/gm, '')}})()`, context);
  return printed;
};
