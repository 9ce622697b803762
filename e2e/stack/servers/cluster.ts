import { randomInt } from 'node:crypto';
import type { ApiProcess } from '@yayan/tools/api-process';
import { startApiServer } from './api-server.ts';

/** Several servers on one database; a test may kill any of them at any time. */
export class Cluster {
  readonly #env: Readonly<Record<string, string>>;
  readonly #servers: ApiProcess[];
  #kills = 0;

  private constructor(env: Readonly<Record<string, string>>, servers: ApiProcess[]) {
    this.#env = env;
    this.#servers = servers;
  }

  static async start(count: number, env: Readonly<Record<string, string>>): Promise<Cluster> {
    return new Cluster(env, await Promise.all(Array.from({ length: count }, () => startApiServer(env))));
  }

  /** How many servers have been killed. */
  get kills(): number {
    return this.#kills;
  }

  /** The address of a random server. If it has just been killed, the caller tries again. */
  get url(): string {
    const server = this.#servers[randomInt(this.#servers.length)];
    if (server === undefined) throw new Error('No server runs');
    return server.url;
  }

  /** Kills one server with SIGKILL and starts another in its place. */
  async killOne(): Promise<void> {
    const place = randomInt(this.#servers.length);
    await this.#servers[place]?.kill();
    this.#kills += 1;
    this.#servers[place] = await startApiServer(this.#env);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#servers.splice(0).map((server) => server.stop()));
  }
}
