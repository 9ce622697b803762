import type { Clock } from '../clock.ts';
import type { CookieJar } from '../session/cookie.ts';

/** A browser's cookies: applies lifetimes, drops cookies that are too long, and records each line written. */
export class TestCookieJar implements CookieJar {
  readonly lines: string[] = [];
  readonly #cookies = new Map<string, { value: string; until: number }>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get cookie(): string {
    const live = [...this.#cookies].filter(([, { until }]) => until > this.#clock.now());
    return live.map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  set cookie(line: string) {
    this.lines.push(line);
    const [pair = '', ...attributes] = line.split('; ');
    if (pair.length > 4096) return;
    const cut = pair.indexOf('=');
    const age = Number(attributes.find((text) => text.startsWith('max-age='))?.slice(8));
    this.#cookies.set(pair.slice(0, cut), {
      value: pair.slice(cut + 1),
      until: this.#clock.now() + age * 1000,
    });
  }
}
