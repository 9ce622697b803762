import { join } from 'node:path';
import { spawnProgram } from './spawn-program.ts';

/** The sandbox, running as its own process. */
export interface SandboxProcess {
  /** Its address, without a trailing slash. */
  readonly url: string;
  /** The environment variables that point the API at it. */
  readonly environment: Readonly<Record<string, string>>;
  stop: () => Promise<void>;
}

const main = join(import.meta.dirname, '..', '..', '..', 'apps', 'sandbox', 'src', 'main.ts');

/**
 * Starts the fake outside services and waits until they listen; port 0 takes a free one. `memberUrl` is the site to which
 * logins may return. It ends with this process at the latest.
 */
export const startSandbox = async (options: { port: number; memberUrl: string }): Promise<SandboxProcess> => {
  const child = spawnProgram(main, {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      SANDBOX_PORT: String(options.port),
      MEMBER_URL: options.memberUrl,
    },
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-4000);
  });
  const line = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('\n')) resolve(text);
    });
    void ended.then(() => reject(new Error(`the sandbox ended before it was ready\n${complaint}`)));
  });
  const { url, environment } = JSON.parse(line) as Pick<SandboxProcess, 'url' | 'environment'>; // As it prints it.
  return {
    url,
    environment,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
